import { lineAt } from '@console/federation/syntax'
import { isTest } from './imports.ts'
import type { Finding, SourceFile } from './source-file.ts'

/** Files whose exports are used, but by no file of the repository. */
const expected: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /\/stand-ins\/|\/federation-runtime\.ts$/, why: 'a dependency imports from what they replace' },
  { files: /^shell\/src\/modules\/lend\.ts$/, why: 'the build lends what they import' },
  { files: /^shared\/federation\/fixtures\//, why: 'a test builds them to see what is left out' },
  { files: /^shared\/tooling\/template\//, why: 'the indexes that name what a new slice exports are not copied' },
]

/**
 * Exports that no other file names. A type that its own file uses as well may be exported, since it can be that of a function's
 * argument or result.
 */
export function unusedExportFindings(files: readonly SourceFile[]): Finding[] {
  const named = filesNaming(files)
  return files
    .filter(({ path }) => !isTest(path) && !expected.some((one) => one.files.test(path)))
    .flatMap((file) =>
      file.exports.flatMap(({ text: name, at, isType, isFromElsewhere }) => {
        if (isFromElsewhere || named.get(name) !== file.path) return []
        const isUsedHere = file.names.filter(({ text }) => text === name).length > 1
        if (isUsedHere && isType) return []
        const instead = isUsedHere ? `remove 'export', since only this file needs it` : 'remove it'
        return [{ path: file.path, line: lineAt(file.text, at), message: `exports '${name}', which no other file names: ${instead}.` }]
      }),
    )
}

/** For each name the file that has it, or null if several have it. */
function filesNaming(files: readonly SourceFile[]): ReadonlyMap<string, string | null> {
  const named = new Map<string, string | null>()
  for (const { path, names } of files) {
    for (const name of new Set(names.map(({ text }) => text))) named.set(name, named.has(name) ? null : path)
  }
  return named
}
