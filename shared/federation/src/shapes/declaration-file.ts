/** Where a name comes from: another file, and its name there; `*` is all of that file. */
export interface Origin {
  readonly from: string
  readonly name: string
}

/** A file of declarations as the compiler emits it, taken apart. Everything is without comments, on one line, and without `export`. */
export interface DeclarationFile {
  /** Name in this file -> its declarations: overloads and merged ones have several. */
  readonly declared: ReadonlyMap<string, readonly string[]>
  readonly imported: ReadonlyMap<string, Origin>
  /** Exported name -> its name in this file, or where it is handed on from. */
  readonly exported: ReadonlyMap<string, string | Origin>
  /** Files that are handed on as a whole. */
  readonly handedOn: readonly string[]
}

const TOKEN = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{}()[\];]|\s+/g
/** What ends with a brace; everything else ends with a semicolon. */
const BRACED = /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|class|namespace|module|global|(?:const )?enum)\b/
const DECLARATION =
  /^(?:export )?(default )?(?:declare )?(?:abstract )?(?:async )?(function|class|interface|type|namespace|const enum|enum|const|let|var)\b ?([\w$]*)/
const IMPORT = /^import (?:type )?(.+) from ["']([^"']+)["'];$/
const EXPORT_LIST = /^export (?:type )?\{(.*)\}(?: from ["']([^"']+)["'])?;$/
const EXPORT_ALL = /^export (?:type )?\*(?: as ([\w$]+))? from ["']([^"']+)["'];$/

/** Reads a text that the compiler has emitted; what people write themselves may be laid out in ways that it does not know. */
export function parseDeclarations(text: string): DeclarationFile {
  const declared = new Map<string, string[]>()
  const imported = new Map<string, Origin>()
  const exported = new Map<string, string | Origin>()
  const handedOn: string[] = []

  for (const statement of statementsOf(text)) {
    const [, clause = '', from = ''] = IMPORT.exec(statement) ?? []
    if (from) for (const [local, name] of importedBy(clause)) imported.set(local, { from, name })
    const list = EXPORT_LIST.exec(statement)
    if (list) for (const [name, local] of namesIn(list[1] ?? '')) exported.set(name, list[2] ? { from: list[2], name: local } : local)
    const all = EXPORT_ALL.exec(statement)
    if (all?.[1]) exported.set(all[1], { from: all[2] ?? '', name: '*' })
    else if (all?.[2]) handedOn.push(all[2])
    if (!from && !list && !all) addDeclaration(statement)
  }
  return { declared, imported, exported, handedOn }

  function addDeclaration(statement: string): void {
    const [start = '', isDefault, kind = '', named] = DECLARATION.exec(statement) ?? []
    const name = named || 'default'
    const isExported = statement.startsWith('export ')
    if (!kind && !statement.startsWith('export default ')) return
    const own = kind ? statement.replace(/^export (?:default )?/, '') : statement
    const names = /^(?:const|let|var)$/.test(kind) ? [name, ...furtherNames(statement.slice(start.length))] : [name]
    for (const one of names) declared.set(one, [...(declared.get(one) ?? []), own])
    if (isExported) for (const one of names) exported.set(isDefault ? 'default' : one, one)
  }
}

/** Splits a text into its statements, each on one line and without comments. */
function statementsOf(text: string): string[] {
  const found: string[] = []
  let [statement, depth, at] = ['', 0, 0]
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    statement += text.slice(at, index)
    at = index + token.length
    if (/^(?:\s|\/[/*])/.test(token)) {
      // A comment or a line break means no more than a space, and no space means anything before the first word.
      if (statement && !statement.endsWith(' ')) statement += ' '
      continue
    }
    statement += token
    if ('{(['.includes(token)) depth++
    if ('})]'.includes(token)) depth--
    if (depth === 0 && (token === ';' || (token === '}' && BRACED.test(statement)))) {
      found.push(statement)
      statement = ''
    }
  }
  return found
}

/** `A, { b, type c as d }`, `* as all` -> local name and name there. */
function importedBy(clause: string): (readonly [string, string])[] {
  const [, whole, listed = ''] = /^([^{]*?),? ?(?:\{(.*)\})?$/.exec(clause) ?? []
  const [, all] = /\* as ([\w$]+)/.exec(whole ?? '') ?? []
  const [, first] = /^([\w$]+)/.exec(whole ?? '') ?? []
  return [...(all ? [[all, '*'] as const] : []), ...(first ? [[first, 'default'] as const] : []), ...namesIn(listed)]
}

/** `a, type b as c` -> the new name and the one before. */
function namesIn(list: string): (readonly [string, string])[] {
  return list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [name = '', as = name] = one.split(' as ')
      return [as, name] as const
    })
}

/** The names of a statement that declares several: one too many only makes a mark change more often. */
const furtherNames = (rest: string) => [...rest.matchAll(/, ([\w$]+): /g)].map(([, name = '']) => name)

const WORD = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|(?<![\w$.])[A-Za-z_$][\w$]*/g

/** Returns the words of a declaration that may name something, each once, in order. */
export function wordsIn(declaration: string): string[] {
  return [...new Set([...declaration.matchAll(WORD)].map(([word]) => word).filter((word) => !/^['"]/.test(word)))]
}

const INLINE = /import\(["']([^"']+)["']\)(?:\.([\w$]+))?/g

/** Returns what a declaration names of other files without importing it first. */
export function inlineImports(declaration: string): Origin[] {
  return [...declaration.matchAll(INLINE)].map(([, from = '', name = '*']) => ({ from, name }))
}

/** Returns a declaration with other places in its inline imports. */
export function withInlineImports(declaration: string, placeOf: (from: string) => string): string {
  return declaration.replace(INLINE, (found, from: string) => found.replace(from, placeOf(from)))
}
