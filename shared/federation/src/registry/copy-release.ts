import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import {
  integrityOf,
  manifestFile,
  manifestName,
  moduleJson,
  type Release,
  releaseFolder,
  SHELL,
  shellJson,
} from '@console/module/registry'
import { moveInto } from './put-release.ts'

export interface CopyOptions {
  /** Returns a file of the other registry, by its place there; null if there is no such file. */
  readonly read: (place: string) => Promise<Uint8Array | null>
  readonly registry: string
  readonly id: string
  readonly release: Release
}

/**
 * Copies a release from another registry, unless it is here already. Rejects if a file is missing or is not, to the last byte, what the
 * release names; then nothing was copied.
 */
export async function copyRelease({ read, registry, id, release }: CopyOptions): Promise<void> {
  const folder = releaseFolder(id, release.hash)
  const target = resolve(registry, folder)
  if (existsSync(target)) return
  const verified = async (place: string, integrity: string) => {
    const content = await read(place)
    if (!content) throw new Error(`${place} is missing`)
    if (integrityOf(content) !== integrity) throw new Error(`${place} was altered after its release`)
    return content
  }
  const manifest = await verified(manifestFile(id, release.hash), release.record)
  const { files } = (id === SHELL ? shellJson : moduleJson).parse(new TextDecoder().decode(manifest))
  const contents = await Promise.all(
    files.map(async ({ file, integrity }) => ({ file, content: await verified(`${folder}/${file}`, integrity) })),
  )
  const beside = `${target}.${process.pid}.new`
  rmSync(beside, { recursive: true, force: true })
  for (const { file, content } of [...contents, { file: manifestName(id), content: manifest }]) {
    mkdirSync(dirname(resolve(beside, file)), { recursive: true })
    writeFileSync(resolve(beside, file), content)
  }
  moveInto(beside, target)
}
