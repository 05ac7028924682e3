import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Store } from '@console/federation'
import { LIVE, type Snapshot, snapshotJson } from '@console/module/registry'

/** Hosts warn when ten days are left, so cron may be late by a week. */
const ENOUGH_MS = 20 * 86_400_000

/** Null if it has to be renewed. */
export function whyNotRenewed(store: Store, now: number): string | null {
  const live = store.read()
  if (!live || numberIn(resolve(store.folder, LIVE)) !== live.number) return null
  return Date.parse(live.expires) - now > ENOUGH_MS ? `number ${live.number} is signed until ${live.expires}: nothing to renew yet` : null
}

/** Null for a broken or missing file, which has to be written whatever time is left. */
function numberIn(file: string): Snapshot['number'] | null {
  try {
    return existsSync(file) ? snapshotJson.parse(readFileSync(file, 'utf8')).number : null
  } catch {
    return null
  }
}
