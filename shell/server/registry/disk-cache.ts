import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemCode } from '../system-error.ts'

/** Copies for the time when the registry cannot be read. */
export interface DiskCache {
  read(place: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Resolves also if the disk is full: what is served does not depend on it. */
  write(place: string, content: string | Uint8Array): Promise<void>
  /** Removes the files directly in `place` that were written before a moment, in milliseconds since 1970. */
  removeBefore(place: string, moment: number): Promise<void>
}

/** Keeps files below a folder, each replaced as a whole. */
export function openDiskCache(folder: string, onFailure: (error: unknown) => void): DiskCache {
  return {
    read: (place) => bytesAt(join(folder, place)),
    async write(place, content) {
      const file = join(folder, place)
      const beside = `${file}.${randomUUID()}.new`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(beside, content)
        await rename(beside, file)
      } catch (error) {
        onFailure(error)
      }
    },
    async removeBefore(place, moment) {
      const names = await readdir(join(folder, place)).catch(() => [])
      for (const name of names) {
        const file = join(folder, place, name)
        const written = await stat(file).catch(() => null)
        if (written && written.mtimeMs < moment) await rm(file, { force: true, recursive: true })
      }
    },
  }
}

export async function bytesAt(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(systemCode(error) ?? '')) return null
    throw error
  }
}
