import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import type { Snapshot } from './snapshot.ts'

/** Returns the snapshot with the signature of this Ed25519 key. */
export function signed(snapshot: Snapshot, privateKey: KeyObject): Snapshot {
  return { ...snapshot, signature: sign(null, signedBytes(snapshot), privateKey).toString('base64') }
}

/** Returns whether the snapshot is, to the last field, what the owner of this key signed. */
export function isSignedBy(snapshot: Snapshot, publicKey: KeyObject): boolean {
  return snapshot.signature !== undefined && verify(null, signedBytes(snapshot), publicKey, Buffer.from(snapshot.signature, 'base64'))
}

function signedBytes({ signature: _, ...rest }: Snapshot): Buffer {
  return canonicalBytes(rest)
}

/** Returns JSON with the fields of every object in order, so that the same content gives the same bytes. */
export function canonicalBytes(value: unknown): Buffer {
  return Buffer.from(canonical(value))
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, inside]) => inside !== undefined)
  return `{${fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inside]) => `${JSON.stringify(name)}:${canonical(inside)}`)
    .join(',')}}`
}

/**
 * Returns the Subresource Integrity hash of a content, `sha256-…`. A page's scripts name those of all files that they may load, which do
 * not compress: sha384 would add half to them.
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
