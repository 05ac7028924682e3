import * as v from 'valibot'
import { Id } from './fields/shapes.ts'
import { plainText, requiredText } from './fields/text.ts'
import { OptionalUrl } from './fields/url-inputs.ts'
import type { PostbackParam } from './tasks.ts'

const POSTBACK_NAME_MAX = 100
const POSTBACK_VALUE_MAX = 1000
const POSTBACK_PARAMS_MAX = 50
const REWARD_TEXT_MAX = 200
const REWARD_DESCRIPTION_MAX = 2000

/** Both parts, or nothing. */
export const PostbackParamWrite = v.pipe(
  v.object({ name: plainText(POSTBACK_NAME_MAX), value: plainText(POSTBACK_VALUE_MAX) }),
  v.forward(
    v.partialCheck([['name'], ['value']], ({ name, value }) => name !== '' || value === '', 'required'),
    ['name'],
  ),
  v.forward(
    v.partialCheck([['name'], ['value']], ({ name, value }) => value !== '' || name === '', 'required'),
    ['value'],
  ),
)

/** Refuses a row with the name of an earlier one, at the name. `message` tells the API document the code. */
function noNameTwice() {
  const check = v.rawCheck<PostbackParam[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const names = dataset.value.map(({ name }) => name)
    for (const [key, value] of dataset.value.entries()) {
      if (value.name === '' || names.indexOf(value.name) === key) continue
      addIssue({
        message: 'duplicate',
        path: [
          { type: 'array', origin: 'value', input: dataset.value, key, value },
          { type: 'object', origin: 'value', input: value, key: 'name', value: value.name },
        ],
      })
    }
  })
  return { ...check, message: 'duplicate' }
}

/** Rows with nothing in them are removed; of the others both parts are required (spec section 5), and each name is used once. */
export const PostbackParams = v.pipe(
  v.array(PostbackParamWrite),
  v.maxLength(POSTBACK_PARAMS_MAX),
  noNameTwice(),
  v.transform((params) => params.filter(({ name }) => name !== '')),
)

export const RewardDescriptionWrite = v.object({
  item: requiredText(REWARD_TEXT_MAX),
  amount: v.pipe(
    v.number(),
    v.finite(),
    v.check((amount) => amount > 0, 'not_positive'),
    // Beyond it JSON and the browser round in silence.
    v.maxValue(Number.MAX_SAFE_INTEGER),
  ),
  summary: requiredText(REWARD_TEXT_MAX),
  description: requiredText(REWARD_DESCRIPTION_MAX),
  icon_url: OptionalUrl,
})

export const RewardWrite = v.object({
  application_id: Id,
  postback_param: PostbackParams,
  reward_description: RewardDescriptionWrite,
})
export type RewardWrite = v.InferInput<typeof RewardWrite>
