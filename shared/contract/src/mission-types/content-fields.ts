import * as v from 'valibot'
import { requiredText } from '../fields/text.ts'

const CONTENT_TITLE_MAX = 200
/** Seconds. */
export const DURATION_MAX = 3600
export const VARIABLES_MAX = 50

export const contentTitle = requiredText(CONTENT_TITLE_MAX)
export const duration = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DURATION_MAX))

/** Seconds after which a content may be skipped; null for never. */
export const skippable = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)))
