import type { ReleasedFile, ReleasedModule } from '../manifests.ts'
import type { Problem } from './problem.ts'
import type { SizeLimits } from './rules.ts'

/** A page may grow by a tenth from one release to the next, or by this much where that is more. */
const ALWAYS_ALLOWED = 4_000
const HOW = 'Make it smaller, or go on with --bigger "why"'

/** Returns the pages that are larger than allowed, or than the live release allows. */
export function growth(before: ReleasedModule | undefined, after: ReleasedModule, { page: most }: SizeLimits): Problem[] {
  return Object.keys(after.pages).flatMap((page): Problem[] => {
    const [was, is] = [before?.pages[page] && sizeOf(before, page), sizeOf(after, page)]
    const name = `Page '${page}' of '${after.id}'`
    const problem = (text: string): Problem[] => [{ code: 'too-big', id: after.id, unless: 'bigger', text: `${text}. ${HOW}` }]
    if (was !== undefined && is > Math.max(was * 1.1, was + ALWAYS_ALLOWED)) return problem(`${name} grew from ${kB(was)} to ${kB(is)}`)
    return is > most && (was === undefined || is > was) ? problem(`${name} has ${kB(is)}, more than the ${kB(most)} of budget.json`) : []
  })
}

function sizeOf({ entry, pages, files }: ReleasedModule, page: string): number {
  const named = new Set([entry, ...(pages[page] ?? [])].map(({ file }: ReleasedFile) => file))
  return files.reduce((sum, { file, bytes }) => sum + (named.has(file) ? bytes : 0), 0)
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
