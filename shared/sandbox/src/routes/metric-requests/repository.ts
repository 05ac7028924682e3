import type { listMetricRequests, ParsedQueryOf, UserRef } from '@console/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import {
  type ApplicationRow,
  applications,
  type MetricCategoryRow,
  type MetricRequestRow,
  type MetricRow,
  metricCategories,
  metricRequests,
  metrics,
  userRef,
  users,
} from '../../db/schema/index.ts'

export interface FoundMetricRequest {
  readonly row: MetricRequestRow
  readonly application: ApplicationRow | null
  readonly category: MetricCategoryRow | null
  readonly metric: MetricRow | null
  readonly requestedBy: UserRef
}

export function findMetricRequests(
  db: Database,
  publisherId: string,
  query: ParsedQueryOf<typeof listMetricRequests>,
): Listing<FoundMetricRequest> {
  const where = and(
    eq(metricRequests.publisher_id, publisherId),
    query.status ? eq(metricRequests.status, query.status) : undefined,
    query.application_id ? eq(metricRequests.application_id, query.application_id) : undefined,
    contains(metricRequests.folded_name, query.q),
  )
  const { name, created_on } = metricRequests
  const order = orderBy(query.sort, { name, created_on }, metricRequests.id)
  return {
    count: (most) => countUpTo(db, metricRequests, where, most),
    rows: (limit, offset) =>
      selectMetricRequests(db, where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  }
}

export async function findMetricRequest(db: Database, publisherId: string, id: string): Promise<FoundMetricRequest | undefined> {
  const [found] = await selectMetricRequests(db, ofPublisher(publisherId, id))
  return found
}

export function lockMetricRequest(db: Database, publisherId: string, id: string): Promise<MetricRequestRow | undefined> {
  return lockRow(db, metricRequests, ofPublisher(publisherId, id))
}

export async function insertMetricRequest(db: Database, row: typeof metricRequests.$inferInsert): Promise<void> {
  await db.insert(metricRequests).values(row)
}

export async function changeMetricRequest(db: Database, id: string, change: Partial<MetricRequestRow>, now: Date): Promise<void> {
  await db
    .update(metricRequests)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(metricRequests.id, id))
}

export async function removeMetricRequest(db: Database, id: string): Promise<void> {
  await db.delete(metricRequests).where(eq(metricRequests.id, id))
}

const ofPublisher = (publisherId: string, id: string) => and(eq(metricRequests.publisher_id, publisherId), eq(metricRequests.id, id))

/** With the application even if it was deleted since. */
export function selectMetricRequests(db: Database, where: SQL | undefined) {
  return db
    .select({ row: metricRequests, application: applications, category: metricCategories, metric: metrics, requestedBy: userRef })
    .from(metricRequests)
    .innerJoin(users, eq(users.id, metricRequests.requested_by))
    .leftJoin(applications, eq(applications.id, metricRequests.application_id))
    .leftJoin(metricCategories, eq(metricCategories.id, metricRequests.metrics_category_id))
    .leftJoin(metrics, eq(metrics.id, metricRequests.metric_id))
    .where(where)
}
