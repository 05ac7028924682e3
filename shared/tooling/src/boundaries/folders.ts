import { posix } from 'node:path'
import { isForTests } from './imports.ts'
import type { Finding, SourceFile } from './source-file.ts'

interface Crossing {
  readonly path: string
  readonly line: number
}

/**
 * Pairs of folders of a package, one beside the other, that import each other: neither can be understood first. Texts are left out, since the
 * messages of a module gather those of its parts, and so are tests.
 */
export function folderPairFindings(files: readonly SourceFile[]): Finding[] {
  const crossings = new Map<string, Crossing[]>()
  for (const file of files) {
    if (isForTests(file.path)) continue
    for (const { from, line } of file.imports) {
      const pair = from.startsWith('.') ? besideEachOther(file.path, posix.join(posix.dirname(file.path), from)) : undefined
      if (pair) crossings.set(pair, [...(crossings.get(pair) ?? []), { path: file.path, line }])
    }
  }
  return [...crossings].flatMap(([pair, there]) => {
    const [one, other] = pair.split(' ')
    const back = crossings.get(`${other} ${one}`)
    // Only where fewer imports must change.
    if (!back || there.length > back.length || (there.length === back.length && pair > `${other} ${one}`)) return []
    const message = `${one} and ${other} import each other: move what both need into one of them or below both, or pass it in.`
    return there.slice(0, 1).map(({ path, line }) => ({ path, line, message }))
  })
}

const TEXTS = /\/messages\/(?:en|vi)\.ts$/

/** Returns the two folders, `<importing> <imported>`, in which the ways to two files part; undefined where one is inside the other. */
function besideEachOther(path: string, to: string): string | undefined {
  if (TEXTS.test(to)) return undefined
  const [from, into] = [path, to].map((one) => posix.dirname(one).split('/')) as [string[], string[]]
  const apart = from.findIndex((part, at) => part !== into[at])
  if (apart < 0 || into.length <= apart || !isInPackage(from, apart)) return undefined
  return [from, into].map((parts) => parts.slice(0, apart + 1).join('/')).join(' ')
}

/** Below `shared/<name>/src` and `<name>/src`: how packages and their entries import each other is checked elsewhere. */
const isInPackage = ([first]: readonly string[], apart: number) => apart >= (first === 'shared' ? 3 : 2)
