import { count, eq } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import { seedApplications } from './applications.ts'
import { type AudienceSize, seedAudiences } from './audiences.ts'
import { seedCampaigns } from './campaigns.ts'
import { type InvitationMail, seedInvitations } from './invitations.ts'
import { seedMemberships } from './memberships.ts'
import { seedMetricRequests } from './metric-requests.ts'
import { seedMetrics } from './metrics.ts'
import { momentOf } from './moment.ts'
import { seedNotifications } from './notifications.ts'
import { seedOnelinks } from './onelinks.ts'
import { seedPublishers } from './publishers.ts'
import { seedReference } from './reference.ts'
import { seedRegistrations } from './registrations.ts'
import { seedRoles } from './roles.ts'
import { seedManyCampaigns, seedManyPublishers } from './scale.ts'
import { seedSources } from './sources.ts'
import { seedTasks } from './tasks.ts'
import { seedUsers, USER } from './users.ts'

export interface SeedOptions {
  readonly now: Date
  readonly demo: boolean
  /** Further campaigns of Lotus Games. */
  readonly campaigns: number
  /** Further publishers with 900 campaigns each; none if absent. */
  readonly publishers?: number
  readonly audience: AudienceSize
  /** Without it, the outbox gets no mails of the invitations. */
  readonly mail?: InvitationMail
}

/** A database with users stays as it is. */
export function seed(database: OpenDatabase, options: SeedOptions): Promise<void> {
  return database.exclusively(async () => {
    const { db } = database
    await seedReference(db)
    await seedMetrics(db)
    if (!options.demo || (await countUsers(db)) > 0) return
    await seedDemo(database, options)
  })
}

/** Demo data in one transaction, so that a start that is cut short leaves none of it. */
export async function seedDemo(
  database: OpenDatabase,
  { now, campaigns, publishers = 0, audience, mail }: Omit<SeedOptions, 'demo'>,
): Promise<void> {
  const moment = momentOf(now)
  await database.db.transaction(async (tx) => {
    await seedUsers(tx, moment)
    await seedRegistrations(tx, moment)
    await seedPublishers(tx, moment)
    await seedRoles(tx, moment)
    await seedApplications(tx, moment)
    await seedMemberships(tx, moment)
    await seedInvitations(tx, moment, mail)
    await seedSources(tx, moment)
    await seedAudiences(tx, moment, audience)
    await seedCampaigns(tx, moment)
    await seedTasks(tx, moment)
    await seedNotifications(tx, moment)
    await seedMetricRequests(tx, moment)
    await seedOnelinks(tx, moment)
    if (campaigns > 0) await seedManyCampaigns(tx, moment, campaigns)
    if (publishers > 0) await seedManyPublishers(tx, moment, publishers)
  })
  // The query planner needs statistics of bulk data at once, not at the next autovacuum.
  if (campaigns + publishers > 0 || audience === 'full') await database.run('vacuum (analyze)')
}

export async function hasDemoAccounts(db: Database): Promise<boolean> {
  return (await db.$count(users, eq(users.id, USER.owner))) > 0
}

async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users)
  return row?.total ?? 0
}
