import * as v from 'valibot'
import { secret } from './fields/marks.ts'
import { canBeSeen, maxCharacters, minCharacters } from './fields/text.ts'

export const PASSWORD = { min: 8, max: 128 } as const
/** Any characters, taken as they are, at least one of them visible. */
export const NewPassword = v.pipe(
  v.string(),
  v.check(canBeSeen, 'required'),
  minCharacters(PASSWORD.min),
  maxCharacters(PASSWORD.max),
  secret(),
)
