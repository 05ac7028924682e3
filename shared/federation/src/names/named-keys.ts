import { type Program, type TemplateLiteral, Visitor } from 'oxc-parser'
import { bare, type Node } from '../sources/syntax.ts'

interface Quoted {
  readonly strings: ReadonlySet<string>
  /** Each template by the parts around its values. */
  readonly templates: readonly (readonly string[])[]
  /** Those of the templates that a call of `text` takes as its key. */
  readonly keys: readonly (readonly string[])[]
}

/** Returns the message keys that the code names: as a string, by a template like `error.${code}`, or as `status.:mode` in a descriptor. */
export function namedKeys(keys: readonly string[], code: readonly Program[]): string[] {
  const quoted = code.map(quotedIn)
  const withFields = quoted.flatMap(({ strings }) => [...strings].filter((one) => one.includes('.:')).map((one) => one.split(/:[\w.]+/)))
  const patterns = [...withFields, ...quoted.flatMap(({ templates }) => templates)].flatMap((parts) => patternOf(parts) ?? [])
  return keys.filter((key) => quoted.some(({ strings }) => strings.has(key)) || patterns.some((pattern) => pattern.test(key)))
}

/** Returns the templates that the code passes to `text` as a key although they contain no word and so could match any key. */
export function openKeys(code: Program): string[] {
  return quotedIn(code)
    .keys.filter((parts) => isLikeKey(parts) && !patternOf(parts))
    .map((parts) => `\`${parts.join(`\${…}`)}\``)
}

const isLikeKey = (parts: readonly string[]) => parts.every((part) => /^[\w.-]*$/.test(part))

/** Returns what matches the keys that a template names; undefined for one without a word: `${a}.${b}` alone would match anything. */
function patternOf(parts: readonly string[]): RegExp | undefined {
  if (!isLikeKey(parts) || !parts.some((part) => /[a-z]{2,}/i.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
}

const known = new WeakMap<Program, Quoted>()

function quotedIn(code: Program): Quoted {
  const before = known.get(code)
  if (before) return before
  const strings = new Set<string>()
  const templates: (readonly string[])[] = []
  const keys: (readonly string[])[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') strings.add(value)
    },
    TemplateLiteral(template) {
      templates.push(partsOf(template))
    },
    CallExpression({ callee, arguments: [key] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type === 'Identifier' && /[tT]ext$/.test(name.name) && key && key.type !== 'SpreadElement')
        keys.push(...templatesOf(key).map(partsOf))
    },
  }).visit(code)
  const quoted = { strings, templates, keys }
  known.set(code, quoted)
  return quoted
}

const partsOf = ({ quasis }: TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? value.raw)

function templatesOf(expression: Node): TemplateLiteral[] {
  const value = bare(expression)
  if (value.type === 'TemplateLiteral') return [value]
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(templatesOf)
  return value.type === 'LogicalExpression' ? [value.left, value.right].flatMap(templatesOf) : []
}
