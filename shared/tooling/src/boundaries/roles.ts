import { posix } from 'node:path'
import { lineAt } from '@console/federation/syntax'
import { isTest } from './imports.ts'
import { kebab } from './names.ts'
import type { Export, Finding, SourceFile, Word } from './source-file.ts'

/** `<record><ending>` in a module's feature, and the export by which it is known; the group is the record. */
const parts: readonly { readonly ending: string; readonly holds: string; readonly exports: RegExp }[] = [
  { ending: '-record.ts', holds: 'what a record is', exports: /^([a-z]\w*)Record$/ },
  { ending: '-fields.tsx', holds: 'the fields of a form', exports: /^([A-Z]\w*)Fields$/ },
  { ending: '-columns.tsx', holds: 'the columns of a list', exports: /^use([A-Z]\w*)Columns$/ },
  { ending: '-actions.tsx', holds: 'the actions of a record', exports: /^use([A-Z]\w*)Actions$/ },
]

/** Pages of a record are `x-list.page.tsx`, `x.page.tsx`, `x-create.page.tsx` and `x-edit.page.tsx`; these endings mean the same. */
const synonyms: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/-(table|cells)\.tsx?$/, '-columns.tsx'],
  [/-(form|inputs)\.tsx?$/, '-fields.tsx'],
  [/-(index|overview|table)\.page\.tsx$/, '-list.page.tsx'],
  [/-(info|details?|view|show)\.page\.tsx$/, '.page.tsx'],
  [/-(new|add)\.page\.tsx$/, '-create.page.tsx'],
  [/-(update|modify|change)\.page\.tsx$/, '-edit.page.tsx'],
]

/**
 * What one file of the sandbox's `routes/<resource>/` does. No other file has its `code`, and a file of that name has it, or else
 * what is `typical` of it.
 */
const resourceParts: readonly { readonly file: string; readonly does: string; readonly code?: Signs; readonly typical?: Signs }[] = [
  { file: 'routes.ts', does: 'implements a call', code: { calls: /\bimplement$/ } },
  {
    file: 'policy.ts',
    does: 'decides who may',
    code: { calls: /\b(isGranted|permissionDenied)$/, strings: /^permission_escalation$/ },
    typical: { calls: /\b(requireAccess|hasAccess|reachesOnlyOwn|ownershipOf|requireHeldPermissions)$/ },
  },
  { file: 'state.ts', does: "decides by a record's state", typical: { names: /^(status|\w+_on)$/ } },
  {
    file: 'constraints.ts',
    does: 'compares a body with other rows',
    code: { names: /^(UniqueField|constraint)$/, calls: /\bisUniqueViolation$/, strings: /^not_found$/ },
    typical: { calls: /\bfindUnknownIds$/ },
  },
  { file: 'values.ts', does: 'says what is stored of a body', code: { exports: /Values$/ } },
  { file: 'presenter.ts', does: 'turns a row into a response', code: { exports: /^present[A-Z]/ } },
  {
    file: 'repository.ts',
    does: 'reads or writes rows',
    code: { strings: /^drizzle-orm$/, calls: /\bdb\.(select|insert|update|delete|execute|query|\$count)$/ },
  },
]

type Signs = { readonly [Kind in 'calls' | 'exports' | 'names' | 'strings']?: RegExp }

/** Returns the first word of a file that is such a sign; exports of types and of other files do not count. */
function signIn(file: SourceFile, signs: Signs): Word | undefined {
  const isOwnValue = (word: Word | Export) => !('isType' in word) || !(word.isType || word.isFromElsewhere)
  const kinds = ['calls', 'exports', 'names', 'strings'] as const
  return kinds.flatMap((kind) => file[kind].filter((word) => isOwnValue(word) && signs[kind]?.test(word.text)))[0]
}

const resourceSynonyms: readonly (readonly [name: RegExp, instead: string])[] = [
  [/^(guards?|access|permissions?)\.ts$/, 'policy.ts'],
  [/^(status|lifecycle)\.ts$/, 'state.ts'],
  [/^(checks?|unique|references?|validation)\.ts$/, 'constraints.ts'],
  [/^(update|create|body|fields|input)\.ts$/, 'values.ts'],
]

/** The rows of a second table may have a file of their own, such as `campaign-applications.ts`. */
const mayReadRows = (file: string) => !resourceParts.some((part) => part.file === file)

export function roleFindings(file: SourceFile): Finding[] {
  if (isTest(file.path)) return []
  const rules = [
    [/\.page\.tsx$/, pageFindings],
    [/^mfe-[^/]+\/src\/(?!messages\/)[^/]+\//, featureFindings],
    [/^shared\/sandbox\/src\/routes\/[^/]+\//, resourceFindings],
  ] as const
  return rules.flatMap(([path, rule]) => (path.test(file.path) ? rule(file) : []))
}

function pageFindings(file: SourceFile): Finding[] {
  const wanted = `${pascal(posix.basename(file.path, '.page.tsx'))}Page`
  const exported = exportsOf(file)
  const wrong = exported.find(({ name }) => name !== wanted)
  if (exported.length > 0 && !wrong) return []
  const what = wrong ? `exports ${wrong.name}` : 'exports nothing'
  return [{ path: file.path, line: wrong?.line ?? 1, message: `${what}: a page file exports one component, ${wanted}, and nothing else.` }]
}

function featureFindings(file: SourceFile): Finding[] {
  const own = posix.basename(file.path)
  const found = (line: number, message: string) => ({ path: file.path, line, message })
  const synonym = synonyms.find(([ending]) => ending.test(own))
  if (synonym) return [found(1, `'${own}' is another word for a known role: call it ${own.replace(...synonym)}.`)]
  const known = exportsOf(file).flatMap(({ name, line }) =>
    parts.flatMap(({ ending, holds, exports }) => {
      const [, record] = exports.exec(name) ?? []
      return record ? [{ name, line, holds, home: kebab(record) + ending }] : []
    }),
  )
  const misplaced = known.filter(({ home }) => home !== own)
  const promised = parts.find(({ ending }) => own.endsWith(ending) || own.endsWith(ending.replace('tsx', 'ts')))
  if (!promised || known.some(({ home }) => home === own) || misplaced.length > 0) {
    return misplaced.map(({ name, line, holds, home }) => found(line, `exports ${name}: ${holds}, so the file is ${home}.`))
  }
  return [found(1, `is by its name ${promised.holds}, which it does not export: rename it after what it holds.`)]
}

function resourceFindings(file: SourceFile): Finding[] {
  const own = posix.basename(file.path)
  const found = (line: number, message: string) => ({ path: file.path, line, message })
  const synonym = resourceSynonyms.find(([name]) => name.test(own))
  if (synonym) return [found(1, `'${own}' is another word for a known role: call it ${synonym[1]}.`)]
  const misplaced = resourceParts.flatMap(({ file: home, does, code }) => {
    const sign = code && signIn(file, code)
    if (!sign || home === own || (home === 'repository.ts' && mayReadRows(own))) return []
    return [found(lineAt(file.text, sign.at), `${does}: move that to ${home} beside it.`)]
  })
  const promised = resourceParts.find((part) => part.file === own)
  const keepsPromise = !promised || [promised.code, promised.typical].some((signs) => signs && signIn(file, signs))
  if (keepsPromise || misplaced.length > 0) return misplaced
  return [found(1, `by its name ${promised.does}, which nothing in it does: rename it after what it holds.`)]
}

/** Folders with one file for each resource, named after it: there the folder says what the file holds. */
const byResource = /^shared\/sandbox\/src\/(db\/schema|seed|routes\/[^/]+)\//
/** The first file of a package, of a process, of an application; the words of a language. */
const everywhere = /^(index|main|app|en|vi)\.tsx?$/

/** A file name means one thing in a package; the two halves of the shell are one package. */
export function sameNameFindings(files: readonly SourceFile[]): Finding[] {
  const first = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const name = posix.basename(path)
    if (isTest(path) || byResource.test(path) || everywhere.test(name) || /\/(fixtures|template)\//.test(path)) return []
    const key = `${/^(shared\/)?[^/]+/.exec(path)?.[0]} ${name.replace(/\.[^.]+$/, '')}`
    const other = first.get(key)
    if (!other) {
      first.set(key, path)
      return []
    }
    return [{ path, line: 1, message: `has the name of ${other}, which is another thing: name each after what only it does.` }]
  })
}

function exportsOf(file: SourceFile): { readonly name: string; readonly line: number }[] {
  return file.exports.filter(({ isType }) => !isType).map(({ text, at }) => ({ name: text, line: lineAt(file.text, at) }))
}

const pascal = (kebabbed: string) => kebabbed.replace(/(^|-)(\w)/g, (_whole, _dash, letter: string) => letter.toUpperCase())
