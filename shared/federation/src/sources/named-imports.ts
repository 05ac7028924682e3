import { type ImportExpression, Visitor } from 'oxc-parser'
import { bare, type Node, parseCode } from './syntax.ts'

export interface NamedImport {
  readonly name: string
  readonly request: string
  /** The position of the request's opening quote in the source. */
  readonly start: number
}

/** Every `name: () => import('request')` of a source text, in order, except those whose chunk is named by a comment. */
export function namedImports(source: string): NamedImport[] {
  const found: NamedImport[] = []
  const { program, comments } = parseCode(source)
  new Visitor({
    Property({ key, value, computed }) {
      const imported = value.type === 'ArrowFunctionExpression' ? importOf(value.body) : undefined
      const name = key.type === 'Identifier' && !computed ? key.name : key.type === 'Literal' ? key.value : undefined
      if (!imported || typeof name !== 'string') return
      const { start, source: from } = imported
      const isNamed = comments.some((comment) => start < comment.start && comment.start < from.start)
      if (!isNamed && from.type === 'Literal' && typeof from.value === 'string')
        found.push({ name, request: from.value, start: from.start })
    },
  }).visit(program)
  return found
}

/** `import('…')`, also with `.then(…)` behind it. */
function importOf(body: Node): ImportExpression | undefined {
  const value = bare(body)
  if (value.type === 'ImportExpression') return value
  return value.type === 'CallExpression' && value.callee.type === 'MemberExpression' ? importOf(value.callee.object) : undefined
}
