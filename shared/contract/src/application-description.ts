import * as v from 'valibot'
import { ActiveStatus, Id } from './fields/shapes.ts'
import { minCharacters, requiredText } from './fields/text.ts'

export const DISPLAY_NAME = { min: 5, max: 100 } as const
const APPLICATION_DESCRIPTION_MAX = 2000

export const ApplicationDescription = v.object({
  display_name: v.pipe(requiredText(DISPLAY_NAME.max), minCharacters(DISPLAY_NAME.min)),
  description: requiredText(APPLICATION_DESCRIPTION_MAX),
  status: ActiveStatus,
  category_id: v.nullish(Id),
  age_classification_id: v.nullish(Id),
  country_codes: v.nullish(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'invalid_format'))),
      v.maxLength(300),
      v.check((codes) => new Set(codes).size === codes.length, 'duplicate'),
    ),
  ),
})
