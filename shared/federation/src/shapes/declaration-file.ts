import { type Node, type Program, parseCode, replaced, Visitor } from '../sources/syntax.ts'

/** Where a name comes from: another file, and its name there; `*` is all of that file. */
export interface Origin {
  readonly from: string
  readonly name: string
}

export interface Declaration {
  /** Without comments, on one line, and without `export`. */
  readonly text: string
  /** The names in it that may be those of other declarations, each once, in order: one too many only makes a mark change more often. */
  readonly words: readonly string[]
  /** What it names of other files without importing it first. */
  readonly inlineImports: readonly Origin[]
  /** Returns the text with `export`, and with other places in its inline imports. */
  exportedWith(placeOf: (from: string) => string): string
}

export interface DeclarationFile {
  /** Name in this file -> its declarations: overloads and merged ones have several. */
  readonly declared: ReadonlyMap<string, readonly Declaration[]>
  readonly imported: ReadonlyMap<string, Origin>
  /** Exported name -> its name in this file, or where it is handed on from. */
  readonly exported: ReadonlyMap<string, string | Origin>
  /** Files that are handed on as a whole. */
  readonly reExports: readonly string[]
  readonly sources: readonly string[]
}

type Span = Pick<Node, 'start' | 'end'>

/** Reads a file of declarations, whose `path` ends with `.d.ts`. */
export function parseDeclarations(text: string, path: string): DeclarationFile {
  const { program, comments } = parseCode(text, path)
  const names: Extract<Node, { type: 'Identifier' }>[] = []
  const literals: Span[] = []
  const inline = new Map<Span, Origin>()
  const addLiteral = (node: Span) => literals.push(node)
  new Visitor({
    Identifier(node) {
      names.push(node)
    },
    Literal: addLiteral,
    TemplateElement: addLiteral,
    TSImportType({ source, qualifier }) {
      let first = qualifier
      while (first?.type === 'TSQualifiedName') first = first.left
      inline.set(source, { from: source.value, name: first?.name ?? '*' })
    },
  }).visit(program)
  // The parts of a template are visited before what is between them.
  literals.sort((a, b) => a.start - b.start)
  const blanks = comments.map(({ start, end }) => ({ start, end, by: ' '.repeat(end - start) }))
  const uncommented = replaced(text, blanks)
  const textAt = ({ start, end }: Span) => text.slice(start, end)
  const declared = new Map<string, Declaration[]>()
  const imported = new Map<string, Origin>()
  const exported = new Map<string, string | Origin>()
  const reExports: string[] = []
  const sources = Array.from(inline.values(), ({ from }) => from)

  for (const statement of program.body) {
    const from = 'source' in statement && statement.source ? statement.source.value : ''
    if (from) sources.push(from)
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const name = 'imported' in one ? textAt(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : '*'
        imported.set(one.local.name, { from, name })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported) exported.set(textAt(statement.exported), { from, name: '*' })
      else reExports.push(from)
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported: as } of statement.specifiers)
        exported.set(textAt(as), from ? { from, name: textAt(local) } : textAt(local))
    } else addDeclaration(statement)
  }
  return { declared, imported, exported, reExports, sources }

  function addDeclaration(statement: Program['body'][number]): void {
    const exports = 'declaration' in statement ? statement.declaration : null
    const own = namesOf(exports ?? statement)
    const isDefault = statement.type === 'ExportDefaultDeclaration'
    // Without its `export default` nothing would be left to name it by.
    const isNameless = isDefault && own.length === 0
    const declaration = declarationAt(isNameless ? statement : (exports ?? statement))
    for (const name of isNameless ? ['default'] : own) {
      declared.set(name, [...(declared.get(name) ?? []), declaration])
      if (exports) exported.set(isDefault ? 'default' : name, name)
    }
  }

  function namesOf(node: Node): string[] {
    if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return 'id' in node && node.id?.type === 'Identifier' && !('global' in node && node.global) ? [node.id.name] : []
  }

  function declarationAt(node: Node): Declaration {
    const within = literals.filter((one) => isIn(node, one))
    const textWith = (placeOf: (from: string) => string) => {
      let [made, at] = ['', node.start]
      for (const literal of within) {
        const from = inline.get(literal)?.from ?? ''
        made += onOneLine(uncommented.slice(at, literal.start)) + textAt(literal).replace(from, () => from && placeOf(from))
        at = literal.end
      }
      return made + onOneLine(uncommented.slice(at, node.end))
    }
    return {
      text: textWith((from) => from),
      words: [...new Set(names.filter((one) => isIn(node, one)).map(({ name }) => name))],
      inlineImports: within.flatMap((literal) => inline.get(literal) ?? []),
      exportedWith: (placeOf) => `${node.type === 'ExportDefaultDeclaration' ? '' : 'export '}${textWith(placeOf)}`,
    }
  }
}

const isIn = (node: Span, { start, end }: Span) => node.start <= start && end <= node.end
const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ')
