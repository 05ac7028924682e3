import type { ModuleManifest } from '@console/module'

export type Timing = Pick<PerformanceEntry, 'name' | 'duration'>

export function fileTimings(): readonly Timing[] {
  return performance.getEntriesByType('resource')
}

/** Milliseconds of the slowest file of each kind; absent if none was loaded. */
export interface LoadTimes {
  readonly entry?: number
  readonly page?: number
  readonly messages?: number
}

const TEXTS = /^messages-/

export function loadTimes({ id, hash, entry, pages, messages }: ModuleManifest, timings: readonly Timing[]): LoadTimes {
  const times = (files: readonly string[]) => slowest(`/modules/${id}/${hash}/`, timings, (file) => files.includes(file))
  const files = Object.values(pages).flat()
  const texts = [...messages, ...files.filter((file) => TEXTS.test(file))]
  const [first, page, words] = [times([entry.file]), times(files.filter((file) => !TEXTS.test(file))), times(texts)]
  return {
    ...(first === undefined ? {} : { entry: first }),
    ...(page === undefined ? {} : { page }),
    ...(words === undefined ? {} : { messages: words }),
  }
}

export function slowest(folder: string, timings: readonly Timing[], isMeant: (file: string) => boolean): number | undefined {
  const found = timings.filter(({ name }) => {
    const { pathname } = new URL(name)
    return pathname.startsWith(folder) && isMeant(pathname.slice(folder.length))
  })
  return found.length === 0 ? undefined : Math.round(Math.max(...found.map(({ duration }) => duration)))
}
