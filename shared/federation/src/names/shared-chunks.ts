import type { Compilation } from '@rspack/core'
import { LENT_WHEN_FIRST_USED } from './share-policy.ts'
import { sharedPackageOf } from './shared-names.ts'

export interface SharedChunks {
  /** Name of a chunk -> the packages that it takes, sorted. */
  readonly borrowers: Readonly<Record<string, readonly string[]>>
  /** Package -> the scripts with it, in load order. */
  readonly lentIn: Readonly<Record<string, readonly string[]>>
}

export function sharedChunks({ chunkGroups, chunkGraph }: Compilation): SharedChunks {
  const borrowers: Record<string, readonly string[]> = {}
  const lentIn: Record<string, readonly string[]> = {}
  for (const group of chunkGroups) {
    const lent = group.origins
      .map(({ module }) => module && sharedPackageOf(module.readableIdentifier()))
      .find((one) => one?.kind === 'provide')
    if (lent && comesLater(lent.key)) lentIn[lent.key] = group.getFiles().filter((file) => file.endsWith('.js'))
    const taken = group.chunks
      .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
      .flatMap((module) => sharedPackageOf(module.readableIdentifier()) ?? [])
      .filter(({ kind, key }) => kind === 'consume' && comesLater(key))
      .map(({ key }) => key)
    if (group.name && taken.length > 0) borrowers[group.name] = [...new Set(taken)].sort()
  }
  return { borrowers, lentIn }
}

const comesLater = (key: string) => LENT_WHEN_FIRST_USED.some((one) => one === key)
