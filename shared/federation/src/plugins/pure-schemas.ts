import type { LoaderContext } from '@rspack/core'
import { bare, type Node, parseCode, type Replacement, replaced, Visitor } from '../sources/syntax.ts'

/**
 * Marks what the contract's files make while they load, its schemas and routes, as free of effects, so that a bundle contains only what it
 * uses. A minifier cannot know that the calls do nothing else. This can go once Rspack's `experiments.pureFunctions` reaches functions of
 * other packages (decision 18).
 */
export default function pureSchemas(this: LoaderContext, source: string): string {
  return markSchemas(source)
}

export function markSchemas(source: string): string {
  const { program } = parseCode(source)
  const made = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(({ init }) => init ?? []) : []
  })
  const effects = effectsIn(program)
  const changes = made.flatMap((value): Replacement[] => {
    const { start, end } = value
    if (!effects.some((effect) => start <= effect && effect < end)) return []
    // The whole value is one call: a minifier counts as an effect also that an object takes over the fields of another.
    return [{ start, end: start, by: '/* @__PURE__ */ (() => (' }, { start: end, end, by: '))()' }, ...sentBy(bare(value))]
  })
  return replaced(source, changes)
}

/** Positions of what a minifier takes for an effect while the file loads. */
function effectsIn(program: Node & { readonly type: 'Program' }): number[] {
  const found: number[] = []
  let inFunctions = 0
  const add = ({ start }: { readonly start: number }) => {
    if (inFunctions === 0) found.push(start)
  }
  const enter = () => {
    inFunctions++
  }
  const leave = () => {
    inFunctions--
  }
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    CallExpression: add,
    NewExpression: add,
    SpreadElement: add,
    MemberExpression: add,
  }).visit(program)
  return found
}

/** The schema of what a route sends is left out: forms have it by its own name, and nothing in a browser reads it from the call. */
function sentBy(value: Node): Replacement[] {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'route') return []
  const [definition] = value.arguments
  if (definition?.type !== 'ObjectExpression') return []
  return definition.properties.flatMap((one, at) => {
    const isSent = one.type === 'Property' && one.key.type === 'Identifier' && /^(?:body|takes)$/.test(one.key.name)
    return isSent ? [{ start: one.start, end: definition.properties[at + 1]?.start ?? definition.end - 1, by: '' }] : []
  })
}
