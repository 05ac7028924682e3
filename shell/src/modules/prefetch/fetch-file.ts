import type { ModuleManifest } from '@console/module'
import { mayPrefetch } from '@console/session'
import { placeOf } from '../registry.ts'

const fetched = new Map<string, Promise<boolean>>()

/**
 * Brings a file that a manifest names into the browser's cache, where the script that loads it finds it and checks its hash. Resolves to
 * whether it is there; never rejects. A file is fetched once, after a failure again.
 */
export function fetchFile(manifest: ModuleManifest, file: string, priority: RequestPriority = 'auto'): Promise<boolean> {
  const url = placeOf(manifest, file)
  const found = fetched.get(url)
  if (found) return found
  if (!mayPrefetch()) return Promise.resolve(false)
  const fetching = fetchWhole(url, priority).catch(() => false)
  fetched.set(url, fetching)
  void fetching.then((isThere) => isThere || fetched.delete(url))
  return fetching
}

async function fetchWhole(url: string, priority: RequestPriority): Promise<boolean> {
  const response = await fetch(url, { priority })
  // Browsers keep only what was read to its end.
  await response.arrayBuffer()
  return response.ok
}
