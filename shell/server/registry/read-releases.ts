import {
  integrityOf,
  manifestFile,
  moduleJson,
  type RegistrySource,
  type Release,
  type ReleasedModule,
  type ReleasedShell,
  SHELL,
  shellJson,
} from '@console/module/registry'
import type { DiskCache } from './disk-cache.ts'

/** They never change, so each is read from the registry once. */
export interface Releases {
  /** Like `shell`, rejects if the manifest is missing, broken, or not the one that the snapshot names. */
  module(id: string, release: Release): Promise<ReleasedModule>
  shell(release: Release): Promise<ReleasedShell>
  /** Returns the files of any release, live or not, with their hashes; null if there is no such release. */
  files(id: string, hash: string): Promise<ReadonlyMap<string, string> | null>
}

export function releasesIn(source: RegistrySource, cache: DiskCache): Releases {
  const modules = new Map<string, ReleasedModule>()
  const shells = new Map<string, ReleasedShell>()
  const files = new Map<string, ReadonlyMap<string, string>>()

  /** From the registry, or from the host's own disk if the registry has lost or spoiled it. */
  async function textOf(id: string, { hash, record }: Release): Promise<string> {
    const place = manifestFile(id, hash)
    const found = await readOr(source, place)
    if (typeof found !== 'string' && integrityOf(found) === record) {
      await cache.write(place, found)
      return decoded(found)
    }
    const own = await cache.read(place)
    if (own && integrityOf(own) === record) return decoded(own)
    throw new Error(typeof found === 'string' ? found : 'the record was changed after its release')
  }

  async function read<T extends { readonly hash: string }>(
    known: Map<string, T>,
    id: string,
    release: Release,
    parse: (text: string) => T,
  ): Promise<T> {
    const name = `${id} ${release.hash} ${release.record}`
    const before = known.get(name)
    if (before) return before
    const manifest = parse(await textOf(id, release))
    if (manifest.hash !== release.hash) throw new Error(`hash is '${manifest.hash}', not '${release.hash}'`)
    known.set(name, manifest)
    return manifest
  }

  async function filesOf(id: string, hash: string): Promise<ReadonlyMap<string, string> | null> {
    const place = manifestFile(id, hash)
    const text = (await source.read(place).catch(() => null)) ?? (await cache.read(place))
    if (!text) return null
    const manifest = id === SHELL ? shellJson.parse(decoded(text)) : moduleJson.parse(decoded(text))
    return new Map(manifest.files.map(({ file, integrity }) => [file, integrity]))
  }

  return {
    shell: (release) => read(shells, SHELL, release, shellJson.parse),
    async module(id, release) {
      const module = await read(modules, id, release, moduleJson.parse)
      if (module.id !== id) throw new Error(`id is '${module.id}', not '${id}'`)
      return module
    },
    async files(id, hash) {
      const name = `${id} ${hash}`
      const found = files.get(name) ?? (await filesOf(id, hash))
      if (found) files.set(name, found)
      return found
    },
  }
}

/** Returns the bytes of a file, or the reason why it cannot be read. */
async function readOr(source: RegistrySource, place: string): Promise<Uint8Array | string> {
  try {
    return (await source.read(place)) ?? `${place} is missing`
  } catch (error) {
    return Error.isError(error) ? error.message : String(error)
  }
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
