import * as v from 'valibot'
import { plainText, requiredText } from '../fields/text.ts'
import { HttpsUrlInput } from '../fields/url-inputs.ts'
import { skippable, VARIABLES_MAX } from './content-fields.ts'
import { TASK_TYPE_RULES } from './task-types.ts'
import { writeOf } from './write-of.ts'

const VARIABLE_NAME_MAX = 100
const VARIABLE_VALUE_MAX = 1000

export const PlayableVariable = v.object({ name: requiredText(VARIABLE_NAME_MAX), value: plainText(VARIABLE_VALUE_MAX) })

export const PlayableContent = v.object({
  html_url: HttpsUrlInput,
  skippable_after: skippable(TASK_TYPE_RULES.html_playable.skip),
  variables: v.pipe(
    v.array(PlayableVariable),
    v.maxLength(VARIABLES_MAX),
    v.check((variables) => new Set(variables.map(({ name }) => name)).size === variables.length, 'duplicate'),
  ),
})
export const PlayableWrite = writeOf('html_playable', PlayableContent)
