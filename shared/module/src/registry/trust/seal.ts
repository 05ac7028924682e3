import type { KeyObject } from 'node:crypto'
import { SHELL } from '../file-names.ts'
import type { Problem } from '../judge/problem.ts'
import { publicKeyFrom, publicKeyOf } from '../public-keys.ts'
import { canonicalBytes, signed } from '../signature.ts'
import type { Keys, ModuleLine, Snapshot } from '../snapshot.ts'
import { type AnyLine, areKeysSignedBy, contentOf, isLineSignedBy, signedKeys, signedLine } from './line-signature.ts'

/** Has a team's key, or one of the keys of the registry, which may change everything. */
export interface Signer {
  /** An Ed25519 private key. */
  readonly key: KeyObject
  readonly registry: readonly KeyObject[]
}

/** Returns whether a signer may change a module, or `shell`, of what is live. */
export function mayChange(live: Snapshot | null, id: string, signer: Signer): boolean {
  return isOfRegistry(signer) || live?.keys?.modules[id]?.includes(publicKeyOf(signer.key)) === true
}

/** Returns what a step changes although the signer may not. */
export function forbiddenChanges(before: Snapshot | null, after: Snapshot, signer: Signer): readonly Problem[] {
  if (isOfRegistry(signer)) return []
  const isMine = (id: string) => mayChange(before, id, signer)
  const problem = (id: string, what: string, instead = ''): Problem => ({
    code: 'not-yours',
    id,
    text: `This key may not ${what} '${id}': ${instead}sign with another one (--key <file>, or REGISTRY_SIGNING_KEY). Who may: npm run registry -- keys`,
  })
  const ids = idsOf(before, after)
  return [
    ...ids.filter((id) => isChanged(lineOf(before, id), lineOf(after, id)) && !isMine(id)).map((id) => problem(id, 'change')),
    ...ids
      .filter((id) => isMine(id) && lineOf(before, id) && !lineOf(after, id))
      .map((id) => problem(id, 'withdraw', `switch it off (npm run registry -- off ${id}), or `)),
    ...keysChanged(before?.keys, after.keys).map((id) => problem(id, 'change the keys of')),
  ]
}

/**
 * Returns a snapshot that hosts accept after `before`: signed as a whole and, in a registry with a list of keys, with a signature at each
 * line that changed. The registry's key also signs what another key of the registry, or a key that was removed, had signed: so each of
 * them can be replaced.
 */
export function sealed(before: Snapshot | null, after: Snapshot, signer: Signer): Snapshot {
  if (!after.keys) return signed(after, signer.key)
  const registry = isOfRegistry(signer) ? [publicKeyFrom(publicKeyOf(signer.key))] : signer.registry
  const keys = sealedKeys(before, after, after.keys, { key: signer.key, registry })
  const line = <L extends AnyLine>(id: string, given: L, old: L | null | undefined): L => {
    if (old && !isChanged(old, given) && isLineSignedBy(id, old, [...registry, ...(keys.modules[id] ?? []).map(publicKeyFrom)])) return old
    return signedLine(id, given, after.number, signer.key)
  }
  const modules = Object.entries(after.modules).map(([id, given]) => [id, line<ModuleLine>(id, given, before?.modules[id])])
  const shell = after.shell && line(SHELL, after.shell, before?.shell)
  return signed({ ...after, schema: 2, keys, shell, modules: Object.fromEntries(modules) }, signer.key)
}

function sealedKeys(before: Snapshot | null, after: Snapshot, keys: Keys, signer: Signer): Keys {
  const gone = idsOf(before, after).filter((id) => lineOf(before, id) && !lineOf(after, id))
  if (gone.length === 0 && before?.keys && keysChanged(before.keys, keys).length === 0 && areKeysSignedBy(before.keys, signer.registry))
    return before.keys
  const withdrawn = { ...before?.keys?.withdrawn, ...Object.fromEntries(gone.map((id) => [id, after.number])) }
  return signedKeys({ ...keys, withdrawn }, after.number, signer.key)
}

function isOfRegistry({ key, registry }: Signer): boolean {
  const own = publicKeyOf(key)
  return registry.some((one) => publicKeyOf(one) === own)
}

const idsOf = (before: Snapshot | null, after: Snapshot) =>
  [...new Set([SHELL, ...Object.keys(before?.modules ?? {}), ...Object.keys(after.modules)])].sort()

const lineOf = (snapshot: Snapshot | null, id: string): AnyLine | null => (id === SHELL ? snapshot?.shell : snapshot?.modules[id]) ?? null

function keysChanged(before: Keys | undefined, after: Keys | undefined): string[] {
  const ids = [...new Set([...Object.keys(before?.modules ?? {}), ...Object.keys(after?.modules ?? {})])]
  return ids.filter((id) => !isSameJson(before?.modules[id] ?? [], after?.modules[id] ?? []))
}

function isChanged(before: AnyLine | null, after: AnyLine | null): boolean {
  return !isSameJson(before && contentOf(before), after && contentOf(after))
}

const isSameJson = (one: unknown, other: unknown) => canonicalBytes(one).equals(canonicalBytes(other))
