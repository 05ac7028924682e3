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

/** So many of the newest snapshots of a history are tried. */
const TRIED = 20

/** Whose registry it is; undefined if REGISTRY_PUBLIC_KEY is unset: then nobody is known who could sign, and nothing is verified. */
export type RegistryKeys = readonly KeyObject[] | undefined

/** Returns the keys of REGISTRY_PUBLIC_KEY. Throws if one of them is no Ed25519 key. */
export function registryKeys(setting: string | undefined): RegistryKeys {
  return setting === undefined ? undefined : publicKeysFrom(setting)
}

/** What a host knows of the registry already. */
export interface Known {
  /** The highest number that was ever accepted. */
  readonly seen: number
  /** What is served. */
  readonly last: Snapshot | null
}

/**
 * Returns what a text says is live; a line that someone signed who may not change it is the one before. Throws, with the reason, what must
 * not change what is served at all. Nobody can take a signed registry back to a number before the highest that this host has seen. One that
 * expired is taken: the alternative would be no console.
 */
export function acceptSnapshot(text: string, keys: RegistryKeys, { seen, last }: Known): Trusted {
  const snapshot = parsed(text)
  if (!keys) return { snapshot, refused: [] }
  verifySnapshot(snapshot, keys)
  if (snapshot.number < seen) throw new Error(`number ${snapshot.number} is older than ${seen}, which this host has seen`)
  return trustedLines(snapshot, keys, last)
}

/** Returns the text of the newest snapshot of the history from the number `from` on that can be accepted; null if no such snapshot exists. */
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
