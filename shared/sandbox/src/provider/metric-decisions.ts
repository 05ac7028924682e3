import { fieldErrors, isUndecided, requiredText, tidied } from '@console/contract'
import { asc, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { lockRow } from '../db/lock-row.ts'
import { type MetricRequestRow, metricCategories, metricRequests, metrics, publishers } from '../db/schema/index.ts'
import { requireUnique } from '../http/unique.ts'
import { newId } from '../ids.ts'
import { fieldProblem, ProblemError, requireFound } from '../problems/problem.ts'
import { changeMetricRequest, type FoundMetricRequest, selectMetricRequests } from '../routes/metric-requests/repository.ts'
import type { Services } from '../services.ts'
import { DECISION_NOTE_MAX } from './decisions.ts'
import type { Status } from './forms.ts'

const SHOWN = 200

export interface AskedMetric extends FoundMetricRequest {
  readonly publisherName: string
}

/** Of every publisher: pending ones in the order in which they came, others the latest first. */
export async function findAskedMetrics(db: Database, status: Status): Promise<AskedMetric[]> {
  const order = status === 'pending' ? asc : desc
  const found = await selectMetricRequests(db, eq(metricRequests.status, status))
    .orderBy(order(metricRequests.created_on), order(metricRequests.id))
    .limit(SHOWN)
  const named = await db.select({ id: publishers.id, name: publishers.name }).from(publishers)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return found.map((one) => ({ ...one, publisherName: names.get(one.row.publisher_id) ?? '' }))
}

export const METRIC_CODE_PATTERN = '[a-z][a-z0-9_]{0,49}'
const Approval = v.object({
  metrics_category_id: v.pipe(v.string(), v.nonEmpty()),
  code: v.pipe(v.string(), tidied, v.nonEmpty(), v.regex(new RegExp(`^${METRIC_CODE_PATTERN}$`), 'invalid_format')),
})
const Rejection = v.object({ decision_note: requiredText(DECISION_NOTE_MAX) })

/** Makes the metric, as the last one of the category that the form names; 409 `code_taken` if another has its code. */
export async function approveMetric(services: Services, id: string, form: unknown): Promise<FoundMetricRequest> {
  const { metrics_category_id, code } = parse(Approval, form)
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const row = await lockUndecided(tx, id)
    const category = await lockRow(tx, metricCategories, eq(metricCategories.id, metrics_category_id))
    if (!category) throw fieldProblem(['/body/metrics_category_id', 'not_found'])
    const metric = { ...metricOf(row), id: newId(now), metrics_category_id, code, position: (await lastPosition(tx, category.id)) + 1 }
    await requireUnique({ constraint: 'metrics_code_unique', pointer: '/body/code', code: 'code_taken' }, tx.insert(metrics).values(metric))
    await changeMetricRequest(tx, id, { status: 'approved', decided_on: now, metric_id: metric.id }, now)
    return readAsked(tx, id)
  })
}

export async function rejectMetric(services: Services, id: string, form: unknown): Promise<FoundMetricRequest> {
  const { decision_note } = parse(Rejection, form)
  const now = services.now()
  return services.db.transaction(async (tx) => {
    await lockUndecided(tx, id)
    await changeMetricRequest(tx, id, { status: 'rejected', decided_on: now, decision_note }, now)
    return readAsked(tx, id)
  })
}

function parse<const S extends v.GenericSchema>(schema: S, form: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, form)
  if (!read.success) throw new ProblemError('validation_failed', { errors: fieldErrors(read.issues, '/body') })
  return read.output
}

async function lockUndecided(db: Database, id: string): Promise<MetricRequestRow> {
  const row = requireFound(await lockRow(db, metricRequests, eq(metricRequests.id, id)), 'metric_request_not_found')
  if (!isUndecided(row.status)) throw new ProblemError('metric_request_decided')
  return row
}

async function readAsked(db: Database, id: string): Promise<FoundMetricRequest> {
  const [found] = await selectMetricRequests(db, eq(metricRequests.id, id))
  return requireFound(found, 'metric_request_not_found')
}

/** The requester's words serve for both languages until the provider has better ones. */
const metricOf = ({ name, description, data_type }: MetricRequestRow) => ({
  name_en: name,
  name_vi: name,
  description_en: description,
  description_vi: description,
  data_type,
  unit: null,
  allowed_values: null,
  supports_time_range: false,
})

async function lastPosition(db: Database, categoryId: string): Promise<number> {
  const [last] = await db
    .select({ position: metrics.position })
    .from(metrics)
    .where(eq(metrics.metrics_category_id, categoryId))
    .orderBy(desc(metrics.position))
    .limit(1)
  return last?.position ?? 0
}
