import { isExactNumber, jsonIn } from './fields/json.ts'

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

/** Whether a value of JSON is an object or a list. */
export const holdsOthers = (value: unknown): value is object => typeof value === 'object' && value !== null && !isExactNumber(value)
