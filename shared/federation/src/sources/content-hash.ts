import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { integrityOf, type ReleaseContent } from '@console/module/registry'

const DIGITS = 16

/** Every file below `folder`, relative to it and sorted. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      resolve(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Returns a hash of a folder's content. Equal files under equal names give the same hash. */
export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesOf(folder)) {
    const content = readFileSync(resolve(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, DIGITS)
}

/** Returns every file below `folder` with its hash and size, for a release's manifest. */
export function contentOf(folder: string): ReleaseContent['files'] {
  return filesOf(folder).map((file) => {
    const content = readFileSync(resolve(folder, file))
    return { file, integrity: integrityOf(content), bytes: content.byteLength }
  })
}
