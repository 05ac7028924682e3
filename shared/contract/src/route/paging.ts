import * as v from 'valibot'
import { plainText } from '../fields/text.ts'

/** One page of a list. `total` is counted up to 10,000; beyond it `total_capped` is true. */
export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.object({
    items: v.array(item),
    page: v.number(),
    page_size: v.number(),
    total: v.number(),
    total_capped: v.optional(v.boolean(), false),
  })
/** A reference list, which is short and not paged. */
export const listOf = <T extends v.GenericSchema>(item: T) => v.object({ items: v.array(item) })

export const DEFAULT_PAGE_SIZE = 20
export const PAGE_SIZES: readonly number[] = [DEFAULT_PAGE_SIZE, 50, 100]
export const PAGE_SIZE_MAX = 500
/** Pages reach to this row; beyond it the API asks to narrow the filter. */
export const LIST_REACH = 10_000

const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not_integer'), v.transform(Number))]),
    v.integer('not_integer'),
    v.minValue(least),
    v.maxValue(most),
  )

/** The query of a list: page, size, search and a closed list of sort fields (`name`, `-name`). */
export const listQuery = <const S extends readonly string[], const D extends S[number] | `-${S[number]}`>(sortable: S, defaultSort: D) => ({
  page: v.optional(whole(1, LIST_REACH), 1),
  page_size: v.optional(whole(1, PAGE_SIZE_MAX), DEFAULT_PAGE_SIZE),
  q: v.optional(plainText(200)),
  sort: v.optional(
    v.picklist(sortable.flatMap((field) => [field, `-${field}`]) as (S[number] | `-${S[number]}`)[], 'invalid_option'),
    defaultSort,
  ),
})
