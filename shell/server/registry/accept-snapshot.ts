import { createPublicKey, type KeyObject } from 'node:crypto'
import { isSignedBy, type Snapshot, snapshotJson } from '@console/module/registry'

/** Returns the key of REGISTRY_PUBLIC_KEY; undefined if it is unset: then nobody is known who could sign. Throws if it is no Ed25519 key. */
export function publicKey(setting: string | undefined): KeyObject | undefined {
  if (setting === undefined) return undefined
  const key = createPublicKey(
    setting.startsWith('-----') ? setting.replaceAll('\\n', '\n') : { key: Buffer.from(setting, 'base64'), format: 'der', type: 'spki' },
  )
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('It is no Ed25519 key')
  return key
}

/**
 * Returns what a text says is live. Throws, with the reason, what must not change what is served. A signed registry cannot be taken
 * back to an old snapshot either: neither to one that expired nor to one before the `last` one.
 */
export function acceptSnapshot(text: string, key: KeyObject | undefined, last: Snapshot | null, now: number): Snapshot {
  const snapshot = parsed(text)
  if (!key) return snapshot
  if (!isSignedBy(snapshot, key)) throw new Error(snapshot.signature ? 'the signature is wrong' : 'it is not signed')
  if (last && snapshot.number < last.number) throw new Error(`number ${snapshot.number} is older than ${last.number}, which is served`)
  const isNews = last?.signature !== snapshot.signature
  if (isNews && Date.parse(snapshot.expires) <= now) throw new Error(`it expired at ${snapshot.expires}: npm run registry -- renew`)
  return snapshot
}

function parsed(text: string): Snapshot {
  if (text.trim() === '') throw new Error('it is empty')
  return snapshotJson.parse(text)
}
