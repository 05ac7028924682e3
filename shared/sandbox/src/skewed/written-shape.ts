import { fieldsOf, type JsonObject } from './json-values.ts'

type Written = readonly [name: string, value: unknown]

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** A field that is missing stays missing. */
const each = (value: unknown, change: (one: JsonObject) => unknown) =>
  value === undefined ? undefined : listOf(value).map((one) => change(fieldsOf(one)))
const one = (value: unknown, name: string) => (value === undefined ? undefined : (fieldsOf(value)[name] ?? null))
const applicationOf = (pair: JsonObject) => fieldsOf(pair.application).id

/** Fields that a request has under another name or in another shape than a response. */
const WRITTEN: Readonly<Record<string, (value: unknown) => Written>> = {
  application: (value) => ['application_id', one(value, 'id')],
  applications: (value) => ['application_ids', each(value, ({ id }) => id)],
  campaign_applications: (value) => ['application_ids', each(value, applicationOf)],
  notification_applications: (value) => ['application_ids', each(value, applicationOf)],
  task_applications: (value) => [
    'rewards',
    each(value, ({ id: _, application, ...rest }) => ({ application_id: fieldsOf(application).id, ...rest })),
  ],
  role: (value) => ['role_id', one(value, 'id')],
  category: (value) => ['category_id', one(value, 'id')],
  categories: (value) => ['category_ids', each(value, ({ id }) => id)],
  age_classification: (value) => ['age_classification_id', one(value, 'id')],
  metrics_category: (value) => ['metrics_category_id', one(value, 'id')],
  country: (value) => ['country_code', one(value, 'code')],
  countries: (value) => ['country_codes', each(value, ({ code }) => code)],
}

/** Returns a record of a response as a request that changes nothing has it. */
export function writtenShape(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).map(([name, value]): Written => WRITTEN[name]?.(value) ?? [name, value]))
}
