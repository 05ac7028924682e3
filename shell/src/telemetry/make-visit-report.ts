import type { FailedCalls, FailureReport, ModuleManifest, VisitedModule, VisitReport } from '@console/module'
import { placeOf } from '../modules/registry.ts'

interface Seen {
  readonly path: string
  readonly shell: string | undefined
  readonly used: readonly ModuleManifest[]
  readonly failures: readonly Pick<FailureReport, 'id' | 'reason'>[]
  readonly navigation: Pick<PerformanceNavigationTiming, 'responseStart' | 'loadEventEnd'> | undefined
  readonly drawn: number | undefined
  readonly resources: readonly Pick<PerformanceResourceTiming, 'name' | 'duration' | 'responseStatus'>[]
}

/** Returns what a page reports of its visit, without anything that a person typed or an address of theirs names. */
export function makeVisitReport({ path, shell, used, failures, navigation, drawn, resources }: Seen): VisitReport {
  // One by one: a browser's entries have their values as getters, which a copy would leave behind.
  const files = resources.map(({ name, duration, responseStatus }) => ({
    place: new URL(name, location.origin).pathname,
    duration,
    responseStatus,
  }))
  return {
    path,
    shell,
    times: {
      first_byte: Math.round(navigation?.responseStart ?? 0),
      drawn: drawn === undefined ? undefined : Math.round(drawn),
      loaded: Math.round(navigation?.loadEventEnd ?? 0),
    },
    modules: used.map((manifest) => visited(manifest, files)),
    failures: counted(failures.map(({ id, reason }) => `${id} ${reason}`)),
    calls: failedCalls(files.filter(({ place }) => place.startsWith('/pub/')).map(({ responseStatus }) => responseStatus)),
  }
}

interface File {
  readonly place: string
  readonly duration: number
}

function visited(manifest: ModuleManifest, files: readonly File[]): VisitedModule {
  const { id, hash, version, entry, pages, messages } = manifest
  const slowest = (names: readonly string[]) => {
    const places = names.map((name) => placeOf(manifest, name))
    const times = files.filter(({ place }) => places.includes(place)).map(({ duration }) => duration)
    return times.length > 0 ? Math.round(Math.max(...times)) : undefined
  }
  return { id, hash, version, entry: slowest([entry.file]), pages: slowest([...Object.values(pages).flat(), ...messages]) }
}

function failedCalls(statuses: readonly number[]): FailedCalls {
  const count = (is: (status: number) => boolean) => statuses.filter(is).length
  return {
    unreachable: count((status) => status === 0),
    refused: count((status) => status >= 400 && status < 500),
    failed: count((status) => status >= 500),
  }
}

function counted(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}
