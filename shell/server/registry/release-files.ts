import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { integrityOf, type RegistrySource, releaseFolder } from '@console/module/registry'
import type { DiskCache } from './disk-cache.ts'
import type { Releases } from './read-releases.ts'

const unbrotli = promisify(brotliDecompress)

export interface ReleaseFile {
  readonly plain: Uint8Array<ArrayBuffer>
  /** As the release compressed it; null if it did not, or if that is not the same content. */
  readonly brotli: Uint8Array<ArrayBuffer> | null
}

/** `unknown` if the registry could not be read. */
export type Condition = 'whole' | 'broken' | 'unknown'

export interface ReleaseFiles {
  /** Returns a file exactly as it was released. `unknown`: no release has it; `missing`: a release names it. */
  read(id: string, hash: string, file: string): Promise<ReleaseFile | 'unknown' | 'missing' | 'altered'>
}

export interface ReleaseTrial {
  check(id: string, hash: string): Promise<Condition>
}

/** Files of a registry at an address are fetched once and kept. */
export function releaseFilesIn(source: RegistrySource, releases: Releases, cache: DiskCache | null): ReleaseFiles & ReleaseTrial {
  /** Path -> the integrity of its compressed form, once that was found to have the right content. */
  const verified = new Map<string, string>()

  async function plainOf(path: string, integrity: string): Promise<Uint8Array<ArrayBuffer> | 'missing' | 'altered'> {
    const own = await cache?.read(path)
    if (own && integrityOf(own) === integrity) return own
    const found = await source.read(path)
    if (!found) return 'missing'
    if (integrityOf(found) !== integrity) return 'altered'
    await cache?.write(path, found)
    return found
  }

  async function brotliOf(path: string, integrity: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const own = await cache?.read(path)
    const found = own ?? (await source.read(path).catch(() => null))
    if (!found) return null
    const name = integrityOf(found)
    if (verified.get(path) === name) return found
    const content = await unbrotli(found).catch(() => null)
    if (!content || integrityOf(content) !== integrity) return null
    verified.set(path, name)
    if (!own) await cache?.write(path, found)
    return found
  }

  return {
    async read(id, hash, file) {
      const integrity = (await releases.files(id, hash))?.get(file)
      if (integrity === undefined) return 'unknown'
      const path = `${releaseFolder(id, hash)}/${file}`
      const plain = await plainOf(path, integrity)
      return typeof plain === 'string' ? plain : { plain, brotli: await brotliOf(`${path}.br`, integrity) }
    },
    async check(id, hash) {
      try {
        const named = await releases.files(id, hash)
        if (!named) return 'unknown'
        for (const [file, integrity] of named) {
          if (typeof (await plainOf(`${releaseFolder(id, hash)}/${file}`, integrity)) === 'string') return 'broken'
        }
        return 'whole'
      } catch {
        return 'unknown'
      }
    },
  }
}
