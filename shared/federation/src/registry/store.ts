import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { HISTORY, historyFile, historyNumber, isSignedBy, LIVE, type Snapshot, signed, snapshotJson } from '@console/module/registry'
import { locked } from './lock.ts'

/** The snapshots of a registry's folder. */
export interface Store {
  readonly folder: string
  /** Returns what is live; null if nothing was released. If `live.json` is broken, it is the newest snapshot of the history that is not. */
  read(): Snapshot | null
  /** Returns a snapshot of the history; null if there is no snapshot with this number. */
  at(number: number): Snapshot | null
  /** The numbers of all snapshots, newest first. */
  numbers(): number[]
  /**
   * Replaces what is live by what `change` makes of it, or leaves it if that is null. Of several processes one does so at a time, each
   * after reading what the one before wrote. Readers see the snapshot before or the new one, never a part of it.
   */
  write(change: (live: Snapshot | null) => Snapshot | null | Promise<Snapshot | null>): Promise<Snapshot | null>
}

/** A registry that cannot be read with this key, or at all; the message says what to do. */
export class RegistryUnusable extends Error {
  override readonly name = 'RegistryUnusable'
}

/** Opens the registry in a folder, which need not exist. With a key it signs what it writes, and takes nothing else for its own. */
export function openStore(folder: string, key: KeyObject, say: (line: string) => void = () => {}): Store {
  const publicKey = createPublicKey(key)
  const place = (name: string) => resolve(folder, name)

  function parsed(name: string): Snapshot {
    const snapshot = snapshotJson.parse(readFileSync(place(name), 'utf8'))
    if (!isSignedBy(snapshot, publicKey))
      throw new Error('it was not signed by this key. Set REGISTRY_SIGNING_KEY to the key that signs this registry')
    return snapshot
  }

  function numbers(): number[] {
    if (!existsSync(place(HISTORY))) return []
    return readdirSync(place(HISTORY))
      .flatMap((name) => historyNumber(name) ?? [])
      .sort((one, other) => other - one)
  }

  function at(number: number): Snapshot | null {
    return existsSync(place(historyFile(number))) ? parsed(historyFile(number)) : null
  }

  function read(): Snapshot | null {
    try {
      if (existsSync(place(LIVE))) return parsed(LIVE)
      if (numbers().length === 0) return null
    } catch (error) {
      const newest = newestGood()
      if (!newest) throw new RegistryUnusable(`${place(LIVE)} cannot be used: ${Error.isError(error) ? error.message : error}`)
      say(`${place(LIVE)} is broken; going on from number ${newest.number} of the history`)
      return newest
    }
    return newestGood()
  }

  function newestGood(): Snapshot | null {
    for (const number of numbers()) {
      try {
        return at(number)
      } catch {
        // The one before may be whole.
      }
    }
    return null
  }

  function put(live: Snapshot | null, snapshot: Snapshot): Snapshot {
    mkdirSync(place(HISTORY), { recursive: true })
    // What a process left that died while it wrote never was live.
    for (const number of numbers()) if (number > (live?.number ?? 0)) rmSync(place(historyFile(number)))
    const beside = place(`${LIVE}.${process.pid}.new`)
    writeFileSync(beside, snapshotJson.stringify(snapshot))
    // Fails if another process has written this number, whatever became of the lock.
    writeFileSync(place(historyFile(snapshot.number)), snapshotJson.stringify(snapshot), { flag: 'wx' })
    renameSync(beside, place(LIVE))
    return snapshot
  }

  return {
    folder,
    read,
    at,
    numbers,
    write: (change) =>
      locked(place('live.lock'), async () => {
        const live = read()
        const changed = await change(live)
        return changed ? put(live, signed(changed, key)) : live
      }),
  }
}
