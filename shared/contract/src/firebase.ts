import * as v from 'valibot'
import { isJsonObject, type JsonObject, jsonIn } from './fields/json.ts'
import { maxCharacters, maxCharactersOf } from './fields/text.ts'
import { firebaseFacts } from './firebase-facts.ts'
import { holdsOthers, secretIn } from './firebase-secrets.ts'

/** Characters of a stored Firebase config, without white space; Google's own files have fewer than 10,000. */
export const FIREBASE_TEXT_MAX = 65_536
/** Characters of a sent Firebase config, with all white space. */
export const FIREBASE_SENT_MAX = 1_000_000
/** Objects and lists inside one another; Google's own files have six. */
export const FIREBASE_DEPTH_MAX = 20

const FirebaseObject = v.pipe(
  v.custom<JsonObject>(isJsonObject, 'not_object'),
  v.check((value) => !isDeeperThan(value, FIREBASE_DEPTH_MAX), 'too_deep'),
  maxCharactersOf(FIREBASE_TEXT_MAX, (value: JsonObject) => (isDeeperThan(value, FIREBASE_DEPTH_MAX) ? '' : JSON.stringify(value))),
  v.rawCheck(({ dataset, addIssue }) => {
    const secret = dataset.typed ? secretIn(dataset.value) : undefined
    if (secret) addIssue({ message: `holds_secret:${secret}` })
  }),
  v.check((value) => firebaseFacts(value).project !== null, 'no_project'),
)

const FirebaseText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  maxCharacters(FIREBASE_SENT_MAX),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    const config = jsonIn(dataset.value)
    if (config !== undefined) return config
    addIssue({ message: 'invalid_json' })
    return NEVER
  }),
  FirebaseObject,
)

/**
 * A Firebase config: a JSON object, or its text, that names a project and holds no secret, since everyone who can read the
 * application reads it. Every number stays as it was written. The limit applies to what is stored.
 */
export const FirebaseConfig: v.GenericSchema<JsonObject | string, JsonObject> = v.lazy((input) =>
  typeof input === 'string' ? FirebaseText : FirebaseObject,
)

/** Goes level by level, so that deep nesting cannot exhaust the stack. */
function isDeeperThan(value: JsonObject, most: number): boolean {
  let level: object[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(holdsOthers)
  }
  return false
}
