import * as v from 'valibot'
import { Id, LocalizedText, readPicklist } from './fields/shapes.ts'
import { TASK_TYPES } from './mission-types/task-types.ts'
import { listOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const Category = v.object({ id: Id, code: v.string(), name: LocalizedText })
export const AgeClassification = v.object({ id: Id, code: v.string(), name: LocalizedText, min_age: v.number() })
/** `code` is ISO 3166 alpha-2. */
export const Country = v.object({ code: v.string(), name: LocalizedText, phone_prefix: v.string() })
/** Seconds. */
export const SkippableTime = v.object({ min: v.number(), max: v.number() })
export const TaskType = v.object({
  id: Id,
  code: readPicklist(TASK_TYPES),
  name: LocalizedText,
  description: LocalizedText,
  status: readPicklist(['active', 'inactive']),
  skippable_time: v.nullable(SkippableTime),
  needs_completion_rule: v.picklist(['required', 'optional', 'none']),
})
export type Category = v.InferOutput<typeof Category>
export type AgeClassification = v.InferOutput<typeof AgeClassification>
export type Country = v.InferOutput<typeof Country>
export type TaskType = v.InferOutput<typeof TaskType>

const CORE = '/pub/core/api/v1'

export const listCategories = route({
  id: 'ref.categories',
  method: 'GET',
  path: `${CORE}/categories`,
  access: 'user',
  response: listOf(Category),
  status: 200,
  errors: [],
})
export const listAgeClassifications = route({
  id: 'ref.age_classifications',
  method: 'GET',
  path: `${CORE}/age-classifications`,
  access: 'user',
  response: listOf(AgeClassification),
  status: 200,
  errors: [],
})
export const listCountries = route({
  id: 'ref.countries',
  method: 'GET',
  path: `${CORE}/countries`,
  access: 'user',
  response: listOf(Country),
  status: 200,
  errors: [],
})
export const listTaskTypes = route({
  id: 'ref.task_types',
  method: 'GET',
  path: `${CORE}/task-types`,
  access: 'user',
  response: listOf(TaskType),
  status: 200,
  errors: [],
})
