import type { KeyObject } from 'node:crypto'
import { SHELL } from '../file-names.ts'
import { publicKeyFrom } from '../public-keys.ts'
import { isSignedBy } from '../signature.ts'
import type { Keys, ModuleLine, Snapshot } from '../snapshot.ts'
import { type AnyLine, areKeysSignedBy, isLineSignedBy } from './line-signature.ts'

/**
 * Throws, with the reason, unless a snapshot was signed by the registry's key or by a team's. Which of its lines that signature may
 * have changed is decided by `trustedLines`.
 */
export function verifySnapshot(snapshot: Snapshot, registry: readonly KeyObject[]): void {
  const { keys, signature } = snapshot
  if (!signature) throw new Error('it is not signed')
  if (keys && !areKeysSignedBy(keys, registry)) throw new Error('its list of keys was not signed by the key of the registry')
  const signers = [...registry, ...Object.values(keys?.modules ?? {}).flatMap((ofTeam) => ofTeam.map(publicKeyFrom))]
  if (!signers.some((key) => isSignedBy(snapshot, key))) throw new Error('the signature is wrong')
}

export interface Trusted {
  /** With the line before in place of one that may not be trusted, if there was one. */
  readonly snapshot: Snapshot
  /** A sentence for each such line. */
  readonly refused: readonly string[]
}

/** A host that missed some changes still follows; a number beyond, which nobody could ever pass, is of a stolen key. */
const FAR_AHEAD = 1_000_000

/**
 * Returns a verified snapshot with only those lines whose signer may change them and that are not older than in the `last` one. A
 * registry without a list of keys has one key for everything, which has signed the whole. Throws if the list itself is older, or
 * if a team's key leaves so many numbers out that no other could follow.
 */
export function trustedLines(snapshot: Snapshot, registry: readonly KeyObject[], last: Snapshot | null): Trusted {
  const { keys } = snapshot
  if ((keys?.number ?? 0) < (last?.keys?.number ?? 0)) throw new Error('its list of keys is older than the one that was seen')
  if (!keys) return { snapshot, refused: [] }
  if (last && snapshot.number > last.number + FAR_AHEAD && !registry.some((key) => isSignedBy(snapshot, key)))
    throw new Error(`number ${snapshot.number} is too far ahead of ${last.number}, and was not signed by the key of the registry`)
  const refused: string[] = []

  function lineOf<L extends AnyLine>(id: string, line: L | null | undefined, before: L | null | undefined, list: Keys): L | undefined {
    const problem = line ? problemOf(id, line, before, list) : absence(id, before, list)
    if (problem === null) return line ?? undefined
    refused.push(`${problem}; ${before ? 'what was live before stays' : 'it is left out'}`)
    return before ?? undefined
  }

  function problemOf(id: string, line: AnyLine, before: AnyLine | null | undefined, list: Keys): string | null {
    if (!isLineSignedBy(id, line, [...registry, ...(list.modules[id] ?? []).map(publicKeyFrom)]))
      return `'${id}' was not signed by a key that may change it`
    // Else a stolen key could sign a number that no later change reaches.
    if ((line.number ?? 0) > snapshot.number) return `'${id}' is of number ${line.number}, which the snapshot has not reached`
    if ((line.number ?? 0) < (before?.number ?? 0)) return `'${id}' is of number ${line.number}, older than ${before?.number}`
    const gone = list.withdrawn[id]
    return gone !== undefined && (line.number ?? 0) <= gone ? `'${id}' was withdrawn in number ${gone}` : null
  }

  const shell = lineOf(SHELL, snapshot.shell, last?.shell, keys) ?? null
  const ids = new Set([...Object.keys(snapshot.modules), ...Object.keys(last?.modules ?? {})])
  const modules: Record<string, ModuleLine> = {}
  for (const id of [...ids].sort()) {
    const line = lineOf(id, snapshot.modules[id], last?.modules[id], keys)
    if (line) modules[id] = line
  }
  return { snapshot: { ...snapshot, shell, modules }, refused }
}

/** Only the registry's key withdraws, so nobody can leave out the line of another team. */
function absence(id: string, before: AnyLine | null | undefined, { withdrawn }: Keys): string | null {
  // A line without a number is of the time before the list of keys, when one key changed everything.
  if (before?.number === undefined || (withdrawn[id] ?? 0) >= before.number) return null
  return `'${id}' is missing, and nobody withdrew it who may`
}
