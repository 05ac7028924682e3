import {
  addressSource,
  type ConsoleFile,
  LIVE,
  publicKeysFrom,
  type RegistrySource,
  type Snapshot,
  snapshotJson,
  trustedLines,
  verifySnapshot,
} from '@console/module/registry'

const LIMITS = { ms: 20_000, bytes: 64 * 1_048_576 }

export interface LiveSource {
  /** Returns it verified, with its state; null if the state is still the given one. Rejects if it cannot be trusted. */
  poll(state: string | null): Promise<{ readonly snapshot: Snapshot; readonly state: string } | null>
  readonly read: RegistrySource['read']
}

export function liveSource({ registry: { address, public_key: publicKey } }: ConsoleFile): LiveSource {
  const source = addressSource(address, LIMITS)

  function verified(snapshot: Snapshot, key: string): Snapshot {
    try {
      verifySnapshot(snapshot, publicKeysFrom(key))
      return trustedLines(snapshot, publicKeysFrom(key), null).snapshot
    } catch (error) {
      throw new Error(`${LIVE} is not signed by the key of ${address}: ${Error.isError(error) ? error.message : error}`)
    }
  }

  return {
    read: source.read,
    async poll(state) {
      const found = await source.poll(state)
      if (!found) return null
      const snapshot = snapshotJson.parse(found.text)
      return { snapshot: publicKey === null ? snapshot : verified(snapshot, publicKey), state: found.state }
    },
  }
}
