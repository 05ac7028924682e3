import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bare, lineAt, type Node, type Program, parseCode, type StaticExportEntry, Visitor } from '@console/federation/syntax'

/** `path` is relative to the root, with forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly program: Program
  /** With their delimiters. */
  readonly comments: readonly Word[]
  /** Also by `require` and in types. */
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
  /** Calls and member accesses, with all names on the way there: `implement`, `context.db.select`. */
  readonly calls: readonly Word[]
  /** Of values, types, properties and attributes; not those in lists of exports. */
  readonly names: readonly Word[]
  /** In quotes, and in templates without values. */
  readonly strings: readonly Word[]
}

export interface Word {
  readonly text: string
  readonly at: number
}

export interface Import {
  readonly from: string
  readonly line: number
}

/** What a file exports by name, also from other files. */
export interface Export extends Word {
  readonly isType: boolean
  readonly isFromElsewhere: boolean
}

export interface Finding {
  readonly path: string
  readonly line: number
  readonly message: string
}

const generated = new Set(['node_modules', '.build', '.data', '.cache', '.auth', '.git', 'test-results', 'drizzle'])

/** Every TypeScript file under `root`, without what tools generate. */
export function sourceFiles(root: string): SourceFile[] {
  return filesUnder(root, '')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Paths of all files under `root`, sorted, without what tools generate. */
export function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesUnder(root, path) : entry.isFile() ? [path] : []
    })
}

/** Throws a `SyntaxError` for a text that cannot be read. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, module, comments } = parseCode(text, path)
  const [requests, calls, names, strings]: [Word[], Word[], Word[], Word[]] = [[], [], [], []]
  const addRequest = (source: Node | null) => {
    if (source?.type === 'Literal') requests.push({ text: `${source.value}`, at: source.start })
  }
  let reExportsTo = 0
  const addName = ({ name, start }: { readonly name: string; readonly start: number }) => {
    if (start >= reExportsTo) names.push({ text: name, at: start })
  }
  new Visitor({
    ImportDeclaration({ source }) {
      addRequest(source)
    },
    ExportNamedDeclaration({ source, declaration, end }) {
      addRequest(source)
      if (!declaration) reExportsTo = end
    },
    ExportAllDeclaration({ source }) {
      addRequest(source)
    },
    ImportExpression({ source }) {
      addRequest(source)
    },
    TSImportType({ source }) {
      addRequest(source)
    },
    TSExternalModuleReference({ expression }) {
      addRequest(expression)
    },
    CallExpression({ callee, start, arguments: [first] }) {
      if (callee.type !== 'Identifier') return
      calls.push({ text: callee.name, at: start })
      if (callee.name === 'require' && first) addRequest(first)
    },
    MemberExpression(member) {
      calls.push({ text: wayTo(member), at: member.start })
    },
    Identifier: addName,
    JSXIdentifier: addName,
    Literal({ value, start }) {
      if (typeof value === 'string') strings.push({ text: value, at: start })
    },
    TemplateLiteral({ quasis: [only, ...more], start }) {
      if (only && more.length === 0) strings.push({ text: only.value.cooked ?? '', at: start })
    },
  }).visit(program)
  return {
    path,
    text,
    program,
    comments: comments.map(({ start, end }) => ({ text: text.slice(start, end), at: start })),
    imports: requests.map(({ text: from, at }) => ({ from, line: lineAt(text, at) })),
    exports: module.staticExports.flatMap(({ entries }) => entries.flatMap(exportOf)),
    calls,
    names,
    strings,
  }
}

/** `context.db.select`; what no name says is left out. */
function wayTo(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return ''
  const { property } = node
  return `${wayTo(bare(node.object))}.${property.type === 'Literal' ? property.value : wayTo(property)}`
}

function exportOf({ exportName: { kind, name, start }, isType, moduleRequest }: StaticExportEntry): Export[] {
  return kind === 'Name' && name !== null && start !== null
    ? [{ text: name, at: start, isType, isFromElsewhere: moduleRequest !== null }]
    : []
}
