import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { releasesFolder, SHELL, type Snapshot } from '@console/module/registry'
import type { Store } from './store.ts'

const RETENTION_MS = 7 * 86_400_000
/** Earlier releases that stay whatever their age, so that there is something to go back to. */
const ALWAYS_KEPT = 2

export interface Pruned {
  readonly id: string
  readonly hash: string
}

/**
 * Removes releases that no page can need any more: those that were not live, not even for a share, at any moment of the last seven days.
 * Returns what it removed, or would remove in a dry run.
 */
export async function pruneReleases(store: Store, now: number, { dryRun = false, retention = RETENTION_MS } = {}): Promise<Pruned[]> {
  let pruned: Pruned[] = []
  // Under the lock, so that nobody goes back to a release while it is being removed.
  await store.write((live) => {
    if (live) pruned = prunedNow(store, live, now - retention, dryRun)
    return null
  })
  return pruned
}

function prunedNow(store: Store, live: Snapshot, since: number, dryRun: boolean): Pruned[] {
  const recent = [live, ...snapshotsSince(store, since)]
  const ids = new Set([SHELL, ...idsUnder(resolve(store.folder, 'modules'))])
  return [...ids].flatMap((id) => {
    const kept = new Set([...recent.flatMap((one) => liveHashes(one, id)), ...earlier(live, id)])
    const folder = resolve(store.folder, releasesFolder(id))
    const gone = idsUnder(folder).filter((hash) => !kept.has(hash) && statSync(resolve(folder, hash)).mtimeMs < since)
    if (dryRun) return gone.map((hash) => ({ id, hash }))
    return gone.flatMap((hash) => {
      // The lock may have passed to a process that goes back to this very release.
      if (store.read()?.number !== live.number) return []
      rmSync(resolve(folder, hash), { recursive: true, force: true })
      return [{ id, hash }]
    })
  })
}

/** Every snapshot that was live after a moment: the one that was live then counts too. One that cannot be read is passed over. */
function* snapshotsSince(store: Store, moment: number): Generator<Snapshot> {
  for (const number of store.numbers()) {
    const snapshot = readable(store, number)
    if (!snapshot) continue
    yield snapshot
    if (Date.parse(snapshot.at) <= moment) return
  }
}

function readable(store: Store, number: number): Snapshot | null {
  try {
    return store.at(number)
  } catch {
    return null
  }
}

const lineOf = (snapshot: Snapshot, id: string) => (id === SHELL ? snapshot.shell : snapshot.modules[id])

function liveHashes(snapshot: Snapshot, id: string): string[] {
  const line = lineOf(snapshot, id)
  const rollout = snapshot.modules[id]?.rollout
  return [...(line ? [line.current.hash] : []), ...(rollout ? [rollout.hash] : [])]
}

const earlier = (live: Snapshot, id: string) =>
  lineOf(live, id)
    ?.previous.slice(0, ALWAYS_KEPT)
    .map(({ hash }) => hash) ?? []

function idsUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
