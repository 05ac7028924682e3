import * as v from 'valibot'
import { ApplicationDescription } from './application-description.ts'
import { APPLICATION_MODES } from './application-ref.ts'
import { secret } from './fields/marks.ts'
import { Code } from './fields/shapes.ts'
import { requiredKey } from './fields/text.ts'
import { UrlInput } from './fields/url-inputs.ts'
import { FirebaseConfig } from './firebase.ts'

export const REWARD_SECRET_MAX = 500

/** Words that addresses use instead of a code, so no application can have them as its code. */
const RESERVED_CODES = ['create', 'edit', 'new']
export const ApplicationCode = v.pipe(
  Code,
  v.check((code) => !RESERVED_CODES.includes(code.toLowerCase()), 'reserved'),
)

const RewardSecret = requiredKey(REWARD_SECRET_MAX)

/** All three are required (spec section 5); `reward_secret: null` keeps the stored one. */
export const IntegrationInfoWrite = v.object({
  firebase_config: v.pipe(FirebaseConfig, secret()),
  url: UrlInput,
  reward_secret: v.pipe(v.nullable(RewardSecret), secret()),
})
export type IntegrationInfoWrite = v.InferInput<typeof IntegrationInfoWrite>

/** A new application has no stored secret to keep, so null counts as absent text. */
export const IntegrationInfoCreate = v.object({ ...IntegrationInfoWrite.entries, reward_secret: v.pipe(RewardSecret, secret()) })

export const ApplicationCreate = v.object({
  code: ApplicationCode,
  ...ApplicationDescription.entries,
  integration_info: v.nullish(IntegrationInfoCreate),
})
export type ApplicationCreate = v.InferInput<typeof ApplicationCreate>

/** The code never changes. `integration_info: null` removes all three parts of it; absent leaves them as they are. */
export const ApplicationUpdate = v.object({
  ...ApplicationDescription.entries,
  mode: v.nullish(v.picklist(APPLICATION_MODES, 'invalid_option')),
  integration_info: v.nullish(IntegrationInfoWrite),
})
export type ApplicationUpdate = v.InferInput<typeof ApplicationUpdate>
