import type { OwnPublisher, UserRef } from '@console/contract'
import { and, asc, eq } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import {
  type CategoryRow,
  type CountryRow,
  categories,
  countries,
  memberships,
  type PublisherRow,
  publisherCategories,
  publishers,
  roles,
  userRef,
  users,
} from '../../db/schema/index.ts'

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

export interface FoundPublisher {
  readonly row: PublisherRow
  readonly owner: UserRef
  readonly country: CountryRow | null
  readonly categories: readonly CategoryRow[]
}

export async function findPublisher(db: Database, id: string): Promise<FoundPublisher | undefined> {
  const [found] = await db
    .select({ row: publishers, owner: userRef, country: countries })
    .from(publishers)
    .innerJoin(users, eq(users.id, publishers.owner_id))
    .leftJoin(countries, eq(countries.code, publishers.country_code))
    .where(eq(publishers.id, id))
  return found && { ...found, categories: await findCategoriesOf(db, id) }
}

export const lockPublisher = (db: Database, id: string): Promise<PublisherRow | undefined> => lockRow(db, publishers, eq(publishers.id, id))

export async function changePublisher(db: Database, id: string, change: Partial<PublisherRow>, now: Date): Promise<void> {
  await db
    .update(publishers)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(publishers.id, id))
}

export async function setCategories(db: Database, id: string, categoryIds: readonly string[]): Promise<void> {
  await db.delete(publisherCategories).where(eq(publisherCategories.publisher_id, id))
  if (categoryIds.length === 0) return
  await db.insert(publisherCategories).values(categoryIds.map((category_id) => ({ publisher_id: id, category_id })))
}

async function findCategoriesOf(db: Database, id: string): Promise<CategoryRow[]> {
  const rows = await db
    .select({ category: categories })
    .from(publisherCategories)
    .innerJoin(categories, eq(categories.id, publisherCategories.category_id))
    .where(eq(publisherCategories.publisher_id, id))
    .orderBy(asc(categories.position))
  return rows.map(({ category }) => category)
}
