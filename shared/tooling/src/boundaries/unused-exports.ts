import { isTest } from './imports.ts'
import { type Finding, lineAt, type SourceFile } from './source-file.ts'

/** Files whose exports are named by something else than a file of the repository. */
const expected: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /\/lean-runtime\/|\/without-framework\.ts$|\/federation-runtime\.ts$/, why: 'a dependency imports from what they replace' },
  { files: /^shell\/src\/modules\/lend\.ts$/, why: 'the build lends what they import' },
  { files: /^shared\/federation\/fixtures\//, why: 'a test builds them to see what is left out' },
  { files: /^shared\/tooling\/template\//, why: 'the indexes that name what a new slice exports are not copied' },
]

const declaration = /^export (?:async )?(const|let|function|class|interface|type) ([\w$]+)/gm
/** Handing a name on is no use of it. */
const handedOn = /^export\b[^'"`;]*?\bfrom\s*['"][^'"\n]+['"]/gm

/**
 * Exports that no other file names. A type that its own file uses as well may be exported, since it can be that of a function's
 * argument or result.
 */
export function unusedExportFindings(files: readonly SourceFile[]): Finding[] {
  const named = filesNaming(files)
  return files
    .filter(({ path }) => !isTest(path) && !expected.some((one) => one.files.test(path)))
    .flatMap(({ path, code }) =>
      [...code.matchAll(declaration)].flatMap(({ index, 1: kind, 2: name = '' }) => {
        if (named.get(name) !== path) return []
        const isUsedHere = wordsOf(code).filter((word) => word === name).length > 1
        if (isUsedHere && (kind === 'type' || kind === 'interface')) return []
        const instead = isUsedHere ? `remove 'export', since only this file needs it` : 'remove it'
        return [{ path, line: lineAt(code, index), message: `exports '${name}', which no other file names: ${instead}.` }]
      }),
    )
}

/** For each word the file that has it, or null where several have it. */
function filesNaming(files: readonly SourceFile[]): ReadonlyMap<string, string | null> {
  const named = new Map<string, string | null>()
  for (const { path, code } of files) {
    for (const word of new Set(wordsOf(code.replace(handedOn, '')))) named.set(word, named.has(word) ? null : path)
  }
  return named
}

const wordsOf = (code: string): readonly string[] => code.match(/[\w$]+/g) ?? []
