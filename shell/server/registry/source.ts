import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addressSource, HISTORY, historyNumber, LIVE, type RegistrySource } from '@console/module/registry'
import { systemCode } from '../system-error.ts'
import { bytesAt } from './disk-cache.ts'

export function sourceOf(registry: string): RegistrySource {
  return isAddress(registry) ? addressSource(registry) : folderSource(registry)
}

export const isAddress = (registry: string) => /^https?:\/\//i.test(registry)

function folderSource(folder: string): RegistrySource {
  const live = join(folder, LIVE)
  return {
    async poll(state) {
      const { ino, mtimeMs, size } = await stat(live).catch(missing)
      const found = `${ino} ${mtimeMs} ${size}`
      if (found === state) return null
      return { state: found, text: new TextDecoder().decode((await bytesAt(live)) ?? new Uint8Array()) }
    },
    read: (place) => bytesAt(join(folder, place)),
    async newest(from) {
      const names = await readdir(join(folder, HISTORY)).catch(() => [])
      const newest = Math.max(...names.map((name) => historyNumber(name) ?? 0), 0)
      return newest >= from ? newest : null
    },
  }
}

function missing(error: unknown): never {
  throw systemCode(error) === 'ENOENT' ? new Error('nothing is released there') : error
}
