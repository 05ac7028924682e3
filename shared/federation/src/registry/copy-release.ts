import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { integrityOf, manifestName, moduleJson, type Release, releaseFolder, SHELL, shellJson } from '@console/module/registry'
import { isText } from '../plugins/compress-texts.ts'
import { moveInto } from './put-release.ts'

export interface CopyOptions {
  /** Returns a file of the other registry, by its place there; null if there is no such file. */
  readonly read: (place: string) => Promise<Uint8Array | null>
  readonly registry: string
  readonly id: string
  readonly release: Release
  readonly compressed?: boolean
}

/**
 * Copies a release from another registry, unless it is here already. Rejects if a file is missing or is not, to the last byte, what the
 * release names; then nothing was copied.
 */
export async function copyRelease({ read, registry, id, release, compressed = false }: CopyOptions): Promise<void> {
  const folder = releaseFolder(id, release.hash)
  const target = resolve(registry, folder)
  if (existsSync(target)) return
  const verified = async (file: string, integrity: string) => {
    const place = `${folder}/${file}`
    const content = await read(place)
    if (!content) throw new Error(`${place} is missing`)
    if (integrityOf(content) !== integrity) throw new Error(`${place} was altered after its release`)
    const brotli = compressed && isText(file) ? await read(`${place}.br`) : null
    return [{ file, content }, ...(brotli && isSame(brotli, integrity) ? [{ file: `${file}.br`, content: brotli }] : [])] as const
  }
  const manifest = await verified(manifestName(id), release.record)
  const { files } = (id === SHELL ? shellJson : moduleJson).parse(new TextDecoder().decode(manifest[0].content))
  const contents = await Promise.all(files.map(({ file, integrity }) => verified(file, integrity)))
  const beside = `${target}.${process.pid}.new`
  rmSync(beside, { recursive: true, force: true })
  for (const { file, content } of [...contents, manifest].flat()) {
    mkdirSync(dirname(resolve(beside, file)), { recursive: true })
    writeFileSync(resolve(beside, file), content)
  }
  moveInto(beside, target)
}

function isSame(brotli: Uint8Array, integrity: string): boolean {
  try {
    return integrityOf(brotliDecompressSync(brotli)) === integrity
  } catch {
    return false
  }
}
