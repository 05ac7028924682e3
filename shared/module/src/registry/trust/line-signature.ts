import { type KeyObject, sign, verify } from 'node:crypto'
import { canonicalBytes } from '../signature.ts'
import type { Keys, Line, ModuleLine } from '../snapshot.ts'

export type AnyLine = Line | ModuleLine

/** Returns what a line says is live, without who signed it and when. */
export function contentOf<L extends AnyLine>({ number: _number, signature: _signature, ...content }: L): Omit<L, 'number' | 'signature'> {
  return content
}

/** The line with the number in which it was changed, and the signature of both. */
export function signedLine<L extends AnyLine>(id: string, line: L, number: number, key: KeyObject): L {
  const numbered = { ...line, number }
  return { ...numbered, signature: sign(null, lineBytes(id, numbered), key).toString('base64') }
}

export function isLineSignedBy(id: string, line: AnyLine, keys: readonly KeyObject[]): boolean {
  return isSigned(lineBytes(id, line), line.signature, keys)
}

/** The keys with the number in which they were changed, and the signature of both. */
export function signedKeys(keys: Pick<Keys, 'modules' | 'withdrawn'>, number: number, key: KeyObject): Keys {
  const numbered = { ...keys, number }
  return { ...numbered, signature: sign(null, keysBytes(numbered), key).toString('base64') }
}

export function areKeysSignedBy(keys: Keys, registry: readonly KeyObject[]): boolean {
  return isSigned(keysBytes(keys), keys.signature, registry)
}

/** The id is a part of what is signed, so that no line can be shown as that of another module. */
function lineBytes(id: string, { signature: _, ...line }: AnyLine): Buffer {
  return canonicalBytes({ id, line })
}

function keysBytes({ signature: _, ...keys }: Omit<Keys, 'signature'> & Partial<Pick<Keys, 'signature'>>): Buffer {
  return canonicalBytes({ keys })
}

function isSigned(bytes: Buffer, signature: string | undefined, keys: readonly KeyObject[]): boolean {
  if (signature === undefined) return false
  const given = Buffer.from(signature, 'base64')
  return keys.some((key) => verify(null, bytes, key, given))
}
