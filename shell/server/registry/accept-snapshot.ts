import type { KeyObject } from 'node:crypto'
import {
  historyFile,
  publicKeysFrom,
  type RegistrySource,
  type Snapshot,
  snapshotJson,
  type Trusted,
  trustedLines,
  verifySnapshot,
} from '@console/module/registry'

/** The newest snapshots of a history that are tried. */
const TRIED = 20

/** Undefined if REGISTRY_PUBLIC_KEY is unset: nothing is verified then. */
export type RegistryKeys = readonly KeyObject[] | undefined

/** Throws if one of the keys is no Ed25519 key. */
export function registryKeys(setting: string | undefined): RegistryKeys {
  return setting === undefined ? undefined : publicKeysFrom(setting)
}

export interface Known {
  /** The highest number that was ever accepted. */
  readonly seen: number
  readonly last: Snapshot | null
}

/**
 * Returns what a text says is live, with the line before for one whose signer may not change it. Throws, with the reason, what must not
 * change what is served at all. Nobody can take a signed registry back to a number before the highest that this host has seen. One that
 * expired is taken: the alternative would be no console.
 */
export function acceptSnapshot(text: string, keys: RegistryKeys, { seen, last }: Known): Trusted {
  const snapshot = parsed(text)
  if (!keys) return { snapshot, refused: [] }
  verifySnapshot(snapshot, keys)
  if (snapshot.number < seen) throw new Error(`number ${snapshot.number} is older than ${seen}, which this host has seen`)
  return trustedLines(snapshot, keys, last)
}

/** Returns the text of the newest acceptable snapshot with at least the number `from`; null if no such snapshot exists. */
export async function newestOfHistory(source: RegistrySource, keys: RegistryKeys, from: number): Promise<string | null> {
  const newest = await source.newest(from)
  if (newest === null) return null
  for (let number = newest; number >= Math.max(from, newest - TRIED); number--) {
    try {
      const text = new TextDecoder().decode((await source.read(historyFile(number))) ?? new Uint8Array())
      if (acceptSnapshot(text, keys, { seen: from, last: null }).snapshot.number === number) return text
    } catch {
      // The one before may be whole.
    }
  }
  return null
}

function parsed(text: string): Snapshot {
  if (text.trim() === '') throw new Error('it is empty')
  return snapshotJson.parse(text)
}
