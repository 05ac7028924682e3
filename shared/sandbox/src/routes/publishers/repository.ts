import type { OwnPublisher } from '@console/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contains } from '../../db/listing.ts'
import { memberships, publishers, roles } from '../../db/schema/index.ts'

/** The publishers of a person, by name. */
export function findOwnPublishers(db: Database, userId: string, q: string | undefined): Promise<OwnPublisher[]> {
  return db
    .select({
      id: publishers.id,
      code: publishers.code,
      name: publishers.name,
      logo_url: publishers.logo_url,
      status: publishers.status,
      role: { id: roles.id, name: roles.name, is_original: roles.is_original },
      is_owner: memberships.is_owner,
    })
    .from(memberships)
    .innerJoin(publishers, eq(publishers.id, memberships.publisher_id))
    .innerJoin(roles, eq(roles.id, memberships.role_id))
    .where(and(eq(memberships.user_id, userId), eq(memberships.status, 'active'), contains(publishers.folded_name, q)))
    .orderBy(asc(publishers.name), asc(publishers.id))
}
