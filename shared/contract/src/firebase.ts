import * as v from 'valibot'
import { isExactNumber, parseJson } from './fields/json.ts'
import { maxCharacters, maxCharactersOf } from './fields/text.ts'

/** Characters of a stored Firebase config, without white space; Google's own files have fewer than 10,000. */
export const FIREBASE_TEXT_MAX = 65_536
/** Characters of a sent Firebase config, with all white space. */
export const FIREBASE_SENT_MAX = 1_000_000
/** Objects and lists inside one another; Google's own files have six. */
export const FIREBASE_DEPTH_MAX = 20

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

const FirebaseObject = v.pipe(
  v.custom<JsonObject>(isObject, 'not_object'),
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
    try {
      return parseJson(dataset.value)
    } catch {
      addIssue({ message: 'invalid_json' })
      return NEVER
    }
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

/** The secrets that people take for a config: Google hands them out in files of the same kind. */
export type FirebaseSecret = 'service_account' | 'sign_in' | 'oauth_client' | 'private_key' | 'other'

/** Names in lower case without separators: `refreshToken` and `refresh_token` are one. The first kind that fits is reported. */
const SECRET_NAMES: readonly (readonly [kind: FirebaseSecret, names: RegExp])[] = [
  ['service_account', /^serviceaccount$/],
  ['sign_in', /(?:refresh|access|auth|id)token$/],
  ['oauth_client', /clientsecret$/],
  ['private_key', /privatekey(?:pem|data|base64)?$/],
  ['other', /(?:token|secret|secretkey|serverkey|passwords?|passphrase)$/],
]

/** Values that are secrets under any name: private keys in PEM (RFC 7468), and Google's tokens, client secrets and server keys. */
const SECRET_VALUES: readonly (readonly [asName: string, value: RegExp])[] = [
  ['serviceaccount', /^service_account$/],
  ['privatekey', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['accesstoken', /^(?:ya29\.|1\/\/0)/],
  ['clientsecret', /^GOCSPX-/],
  ['serverkey', /^AAAA[\w-]{7}:/],
]

/** Returns which kind of secret a value holds: at any depth, in any spelling, and in texts that are JSON themselves. */
export function secretIn(value: unknown): FirebaseSecret | undefined {
  const names = new Set<string>()
  const values = [value]
  for (const one of values) {
    if (typeof one === 'string') {
      for (const [asName, pattern] of SECRET_VALUES) if (pattern.test(one)) names.add(asName)
      if (one.includes('{')) values.push(jsonIn(one))
    } else if (holdsOthers(one)) {
      for (const [name, inner] of Object.entries(one)) {
        names.add(name.toLowerCase().replace(/[^a-z0-9]/g, ''))
        values.push(inner)
      }
    }
  }
  // A key of a service account, if only in part.
  if (names.has('privatekey') && names.has('clientemail')) return 'service_account'
  return SECRET_NAMES.find(([, pattern]) => [...names].some((name) => pattern.test(name)))?.[0]
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The parts of a Firebase config that people recognize it by; empty if it has another shape. */
export interface FirebaseFacts {
  readonly project: string | null
  /** Package names. */
  readonly android: readonly string[]
  /** Bundle ids. */
  readonly ios: readonly string[]
}

/**
 * Reads Google's own files (`google-services.json`, and `GoogleService-Info.plist` or a web config as JSON), and the parts of any
 * other object that have the same names.
 */
export function firebaseFacts(config: Readonly<JsonObject>): FirebaseFacts {
  const clients = Array.isArray(config.client) ? config.client.map((client) => at(client, 'client_info')) : []
  return {
    project: text(at(config, 'project_info'), 'project_id') ?? text(config, 'PROJECT_ID') ?? text(config, 'projectId'),
    android: namesIn(clients.map((client) => text(at(client, 'android_client_info'), 'package_name'))),
    ios: namesIn([...clients.map((client) => text(at(client, 'ios_client_info'), 'bundle_id')), text(config, 'BUNDLE_ID')]),
  }
}

/**
 * Returns whether the config contains the package of a source; undefined if they cannot be compared: other platforms, a config
 * without packages of the platform, or an App Store id (`id123`), which no config has.
 */
export function isInFirebase(
  facts: FirebaseFacts,
  source: { readonly platform: string; readonly package_name: string },
): boolean | undefined {
  const names = source.platform === 'android' ? facts.android : source.platform === 'ios' ? facts.ios : []
  if (names.length === 0 || (source.platform === 'ios' && /^id\d+$/.test(source.package_name))) return undefined
  return names.includes(source.package_name)
}

const namesIn = (names: readonly (string | null)[]) => [...new Set(names.filter((name) => name !== null))]
const at = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

function text(value: unknown, name: string): string | null {
  const found = at(value, name)
  return typeof found === 'string' && found !== '' ? found : null
}

/** Goes level by level, so that deep nesting cannot exhaust the stack. */
function isDeeperThan(value: JsonObject, most: number): boolean {
  let level: object[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(holdsOthers)
  }
  return false
}

const holdsOthers = (value: unknown): value is object => typeof value === 'object' && value !== null && !isExactNumber(value)
