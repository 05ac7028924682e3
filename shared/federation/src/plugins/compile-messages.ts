import type { Locale } from '@console/module'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from '@rspack/core'
import { bare, lineAt, type Node, type Program, parseCode, type Replacement, replaced } from '../sources/syntax.ts'
import { joinSyllables } from './join-syllables.ts'

const HEADING = /\.title$/

/**
 * Turns the texts of a file of messages into what react-intl makes of them, so that the browser needs no parser of ICU's
 * syntax. A text that cannot be parsed fails the build.
 */
export default function compileMessages(this: LoaderContext, source: string): string {
  return compiledMessages(source, this.resourcePath.endsWith('vi.ts') ? 'vi' : 'en', this.resourcePath)
}

/**
 * Returns the source with each text compiled. Throws for an export that is no object of texts, and for a value that is no text as it is
 * written: either would reach people uncompiled.
 */
export function compiledMessages(source: string, locale: Locale, path = `${locale}.ts`): string {
  const { program } = parseCode(source, path)
  const refuse = ({ start }: { readonly start: number }, why: string): never => {
    throw new SyntaxError(`${path}:${lineAt(source, start)}: ${why}`)
  }
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  const texts = exported && madeOf(exported.declaration, program)
  if (texts?.type !== 'ObjectExpression') return refuse(exported ?? program, "a file of messages says export default { 'key': 'text' }")
  const compiled = texts.properties.flatMap((one): Replacement[] => {
    if (one.type === 'SpreadElement')
      return isOfMessages(one.argument, program) ? [] : refuse(one, 'what is spread here is not imported from another file of messages')
    const key = one.key.type === 'Identifier' && !one.computed ? one.key.name : textOf(one.key)
    const text = textOf(one.value)
    if (key === undefined || text === undefined) return refuse(one, 'a message is a text of literals, without values of code')
    return [{ start: one.value.start, end: one.value.end, by: compiledText(key, text, locale) }]
  })
  return replaced(source, compiled)
}

/** Returns the expression itself, or the value of the constant that it names. */
function madeOf(expression: Node, { body }: Program): Node | undefined {
  const value = bare(expression)
  if (value.type !== 'Identifier') return value
  const constants = body.flatMap((one) => (one.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : []))
  const init = constants.find(({ id }) => id.type === 'Identifier' && id.name === value.name)?.init
  return init ? bare(init) : undefined
}

/** Texts of another such file are compiled there. */
const isOfMessages = (spread: Node, { body }: Program) =>
  body.some(
    (one) =>
      one.type === 'ImportDeclaration' &&
      /(?:^|\/)messages\/(?:en|vi)(?:\.[jt]s)?$/.test(one.source.value) &&
      one.specifiers.some(({ local }) => spread.type === 'Identifier' && local.name === spread.name),
  )

/** Returns the text that an expression of literals alone is; undefined for any other. */
function textOf(expression: Node): string | undefined {
  const value = bare(expression)
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0]?.value.cooked ?? undefined
  if (value.type !== 'BinaryExpression' || value.operator !== '+') return undefined
  const [left, right] = [textOf(value.left), textOf(value.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** Returns a text as react-intl makes it. Throws if ICU cannot read it. */
export const compiledText = (key: string, text: string, locale: Locale): string =>
  JSON.stringify(parse(locale === 'vi' && HEADING.test(key) ? joinSyllables(text) : text))
