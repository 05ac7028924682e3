import { join, resolve } from 'node:path'
import { bundleForNode } from '@console/federation'

/** Bundles the host with all its packages as `main.js` in `folder`. The log's exporter has a file of its own, since few need it. */
export function bundleHost(folder: string): Promise<void> {
  return bundleForNode({
    folder,
    context: resolve(import.meta.dirname, '..'),
    entry: { main: join(import.meta.dirname, 'server/main.ts') },
    splits: true,
  })
}
