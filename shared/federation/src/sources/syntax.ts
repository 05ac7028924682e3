import { type Comment, type EcmaScriptModule, type Node, type Program, parseSync } from 'oxc-parser'

export {
  type CallExpression,
  type Comment,
  type MemberExpression,
  type NewExpression,
  type Node,
  type Program,
  type StaticExportEntry,
  Visitor,
} from 'oxc-parser'

/** Positions in the tree (ESTree) are indexes of the text. */
export interface Code {
  readonly program: Program
  readonly module: EcmaScriptModule
  readonly comments: readonly Comment[]
}

/**
 * Reads the text of a file; the ending of `path` says which language it is. JSON is read as the object that it is. Throws a `SyntaxError`
 * that names the place.
 */
export function parseCode(text: string, path = 'code.ts'): Code {
  const parsed = path.endsWith('.json') ? parseSync('data.js', `(${text})`) : parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new SyntaxError(`${path}:${lineAt(text, error.labels[0]?.start ?? 0)}: ${error.message}`)
  return {
    // The tree is made when it is asked for.
    get program() {
      return parsed.program
    },
    module: parsed.module,
    comments: parsed.comments,
  }
}

/** Returns what is in parentheses, `as const`, `satisfies Texts` and the like. */
export function bare(node: Node): Node {
  return 'expression' in node && typeof node.expression === 'object' && node.type !== 'ExpressionStatement' ? bare(node.expression) : node
}

/** Returns the line of a position in a text, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** Inserts where `start` and `end` are the same. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly by: string
}

/** Returns the text with all replacements, which do not overlap. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((changed, { start, end, by }) => changed.slice(0, start) + by + changed.slice(end), text)
}
