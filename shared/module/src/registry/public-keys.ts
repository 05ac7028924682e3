import { createPublicKey, type KeyObject } from 'node:crypto'

/** Returns the public half of an Ed25519 key as one line: DER (spki) in base64. */
export function publicKeyOf(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key
  return half.export({ format: 'der', type: 'spki' }).toString('base64')
}

/**
 * Returns the keys of a setting: each as one line or as PEM, separated by commas. Several are given while a key is replaced by another.
 * Throws if one of them is not an Ed25519 key.
 */
export function publicKeysFrom(setting: string): readonly KeyObject[] {
  return setting
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(publicKeyFrom)
}

/** Returns a key of `publicKeysFrom`, or of a registry's own list. */
export function publicKeyFrom(text: string): KeyObject {
  const key = createPublicKey(
    text.startsWith('-----') ? text.replaceAll('\\n', '\n') : { key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' },
  )
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('It is no Ed25519 key')
  return key
}
