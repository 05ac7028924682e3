import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { link, rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  forbiddenChanges,
  HISTORY,
  historyFile,
  historyNumber,
  LIVE,
  mayChange,
  type Problem,
  type Snapshot,
  sealed,
  snapshotJson,
  trustedLines,
  verifySnapshot,
} from '@console/module/registry'
import { locked, type WaitingClock } from './lock.ts'

export interface Store {
  readonly folder: string
  /**
   * Returns what is live; null if nothing was released. If `live.json` is broken, or a process died before it replaced it, that is the
   * newest snapshot of the history.
   */
  read(): Snapshot | null
  /** Returns a snapshot of the history; null if there is no snapshot with this number. */
  at(number: number): Snapshot | null
  mayChange(live: Snapshot | null, id: string): boolean
  /** Returns the differences between two snapshots that the key of this store may not make. */
  forbidden(before: Snapshot | null, after: Snapshot): readonly Problem[]
  /** The numbers of all snapshots, newest first. */
  numbers(): number[]
  /**
   * Replaces what is live by what `change` makes of it, or leaves it if that is null; returns what is live then. A change that comes too
   * late, since another process wrote meanwhile, is made again from what that one wrote. Readers see the snapshot before or the new
   * one, never a part of it.
   */
  write(change: (live: Snapshot | null) => Snapshot | null | Promise<Snapshot | null>): Promise<Snapshot | null>
}

/** A registry that cannot be read with this key, or at all; the message says what to do. */
export class RegistryUnusable extends Error {
  override readonly name = 'RegistryUnusable'
}

const ADVICE =
  'Give the key that signs this registry: --key <file>, or REGISTRY_SIGNING_KEY. If yours is the key of a team, also set REGISTRY_PUBLIC_KEY to that of the registry'

interface StoreParts {
  /** The keys of the registry; unset, the key that signs is the only one. */
  readonly registry?: readonly KeyObject[]
  /** Tests make it slow. */
  readonly disk?: { link(from: string, to: string): Promise<void>; rename(from: string, to: string): Promise<void> }
  readonly clock?: WaitingClock
}

/**
 * Opens the registry in a folder, which need not exist. With a key it signs what it writes, and takes nothing else for its own.
 *
 * A change is made when the file of its number is created in the history: that succeeds for one process, whatever the lock and the clocks
 * say. `live.json` follows it and never goes back.
 */
export function openStore(
  folder: string,
  key: KeyObject,
  log: (line: string) => void = () => {},
  { registry = [createPublicKey(key)], disk = { link, rename }, clock }: StoreParts = {},
): Store {
  const signer = { key, registry }
  const place = (name: string) => resolve(folder, name)

  /** The last text that was verified: `live.json` and the newest number say the same, and are looked at several times for a change. */
  let verified: { readonly text: string; readonly snapshot: Snapshot } | null = null

  function parsed(name: string): Snapshot {
    const text = readFileSync(place(name), 'utf8')
    if (verified?.text === text) return verified.snapshot
    const snapshot = snapshotJson.parse(text)
    try {
      verifySnapshot(snapshot, registry)
    } catch (error) {
      throw new Error(`${Error.isError(error) ? error.message : error}. ${ADVICE}`)
    }
    const [refused] = trustedLines(snapshot, registry, null).refused
    if (refused !== undefined) throw new Error(refused)
    verified = { text, snapshot }
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

  /** Returns what a file says, null if there is no such file, or why it cannot be used. Throws if it cannot be read at all. */
  function look(name: string): Snapshot | null | Error {
    try {
      return existsSync(place(name)) ? parsed(name) : null
    } catch (error) {
      if (isOfDisk(error) || !Error.isError(error)) throw error
      return error
    }
  }

  function newestGood(all = numbers()): Snapshot | null {
    for (const number of all) {
      const found = look(historyFile(number))
      if (isWhole(found)) return found
    }
    return null
  }

  function read(): Snapshot | null {
    const [all, live] = [numbers(), look(LIVE)]
    const newest = newestGood(all)
    const [last = 0] = all
    if (isWhole(live)) {
      if (!newest || newest.number <= live.number) return live
      log(`${place(LIVE)} does not have number ${newest.number} of the history yet: the next change goes on from there`)
      return newest
    }
    if (!live && last === 0) return null
    // Another key must not go on from the last snapshot that this key signed.
    if (!newest || newest.number < last) throw new RegistryUnusable(unusable(live ? LIVE : historyFile(last)))
    if (live) log(`${place(LIVE)} is broken; going on from number ${newest.number} of the history`)
    return newest
  }

  function unusable(name: string): string {
    const found = look(name)
    return `${place(name)} cannot be used: ${Error.isError(found) ? found.message : 'it is missing'}`
  }

  /** Returns false if another process made this number first. */
  async function commit(snapshot: Snapshot): Promise<boolean> {
    const [text, file] = [snapshotJson.stringify(snapshot), place(historyFile(snapshot.number))]
    mkdirSync(place(HISTORY), { recursive: true })
    const beside = besideLive()
    writeFileSync(beside, text)
    try {
      await disk.link(beside, file)
      return true
    } catch (error) {
      if (!(isOfDisk(error) && error.code === 'EEXIST')) throw error
      // A disk of the network may make a link, lose the response, and find its own link when it asks again.
      return readFileSync(file, 'utf8') === text
    } finally {
      rmSync(beside, { force: true })
    }
  }

  /** Brings `live.json` to this number. A process that slept before it renamed looks again, and goes on to what is newer by then. */
  async function publish(committed: Snapshot): Promise<void> {
    const isBehind = (newest: Snapshot) => {
      const live = look(LIVE)
      return !isWhole(live) || live.number < newest.number
    }
    for (let newest: Snapshot | null = committed; newest && isBehind(newest); newest = newestGood()) {
      const beside = besideLive()
      writeFileSync(beside, snapshotJson.stringify(newest))
      if (isBehind(newest)) await disk.rename(beside, place(LIVE))
      else rmSync(beside)
    }
  }

  const besideLive = () => place(`${LIVE}.${randomUUID()}.new`)

  async function attempt(change: Parameters<Store['write']>[0]): Promise<{ readonly live: Snapshot | null } | 'too late'> {
    // In this order: a number that is written in between is read, or taken by the time of the commit.
    const [[last = 0], live] = [numbers(), read()]
    const changed = await change(live)
    if (!changed) return { live }
    const snapshot = sealed(live, { ...changed, number: Math.max(live?.number ?? 0, last) + 1 }, signer)
    if (!(await commit(snapshot))) return 'too late'
    await publish(snapshot)
    return { live: snapshot }
  }

  return {
    folder,
    read,
    at,
    numbers,
    mayChange: (live, id) => mayChange(live, id, signer),
    forbidden: (before, after) => forbiddenChanges(before, after, signer),
    async write(change) {
      for (;;) {
        const outcome = await locked(place('live.lock'), () => attempt(change), clock)
        if (outcome !== 'too late') return outcome.live
      }
    },
  }
}

const isWhole = (found: Snapshot | null | Error): found is Snapshot => found !== null && !Error.isError(found)

function isOfDisk(error: unknown): error is Error & { readonly code: unknown } {
  return Error.isError(error) && 'syscall' in error && 'code' in error
}
