import type { Locale } from '@console/module'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from '@rspack/core'
import type { Node, ObjectProperty } from 'oxc-parser'
import { lineAt, parseCode, replaced } from '../sources/syntax.ts'
import { unbroken } from './unbroken.ts'

const HEADING = /\.title$/

/**
 * Turns the texts of a file of messages into what react-intl makes of them, so that the browser needs no parser of ICU's
 * syntax. A text that cannot be parsed fails the build.
 */
export default function compileMessages(this: LoaderContext, source: string): string {
  return compiledMessages(source, this.resourcePath.endsWith('vi.ts') ? 'vi' : 'en', this.resourcePath)
}

/** Returns the source with each text compiled. Throws for a value that is no text as it is written, which would reach people uncompiled. */
export function compiledMessages(source: string, locale: Locale, path = `${locale}.ts`): string {
  const { program } = parseCode(source, path)
  const texts = program.body.flatMap((statement) =>
    statement.type === 'ExportDefaultDeclaration' ? propertiesOf(statement.declaration) : [],
  )
  return replaced(
    source,
    texts.map(({ key, value }) => {
      const text = textOf(value)
      const name = key.type === 'Identifier' ? key.name : textOf(key)
      const place = `${path}:${lineAt(source, value.start)}`
      if (text === undefined || name === undefined) throw new SyntaxError(`${place}: a message is a text in quotes, without values of code`)
      return { start: value.start, end: value.end, by: compiledText(name, text, locale) }
    }),
  )
}

/** The properties of an object of texts. Those that it takes from other files are compiled there. */
function propertiesOf(exported: Node): ObjectProperty[] {
  if (exported.type === 'TSAsExpression' || exported.type === 'TSSatisfiesExpression') return propertiesOf(exported.expression)
  return exported.type === 'ObjectExpression' ? exported.properties.filter((one) => one.type === 'Property') : []
}

/** Returns the text that an expression of literals alone is; undefined for any other. */
function textOf(expression: Node): string | undefined {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) return expression.quasis[0]?.value.cooked ?? undefined
  if (expression.type !== 'BinaryExpression' || expression.operator !== '+') return undefined
  const [left, right] = [textOf(expression.left), textOf(expression.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** Returns a text as react-intl makes it. Throws if ICU cannot read it. */
export const compiledText = (key: string, text: string, locale: Locale): string =>
  JSON.stringify(parse(locale === 'vi' && HEADING.test(key) ? unbroken(text) : text))
