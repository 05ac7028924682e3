import type { Locale } from '@console/module'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from '@rspack/core'
import { unbroken } from './unbroken.ts'

const HEADING = /\.title$/

/** `'key': 'text'` as a file of messages has it, the text on the next line where it is long. */
const MESSAGE = /((?:'[^'\n]+'|"[^"\n]+"|\b\w+):\s*)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?=\s*,?\s*[\n}])/g

/**
 * Turns the texts of a file of messages into what react-intl makes of them, so that the browser needs no parser of ICU's
 * syntax. A text that cannot be parsed fails the build.
 */
export default function compileMessages(this: LoaderContext, source: string): string {
  return compiledMessages(source, this.resourcePath.endsWith('vi.ts') ? 'vi' : 'en')
}

export const compiledMessages = (source: string, locale: Locale): string =>
  source.replace(MESSAGE, (_, key: string, literal: string) => `${key}${compiledText(keyOf(key), textOf(literal), locale)}`)

/** Returns a text as react-intl makes it. Throws if ICU cannot read it. */
export const compiledText = (key: string, text: string, locale: Locale): string =>
  JSON.stringify(parse(locale === 'vi' && HEADING.test(key) ? unbroken(text) : text))

/** Returns key and text of each message of a source text, in order. */
export const messagesIn = (source: string): { readonly key: string; readonly text: string }[] =>
  [...source.matchAll(MESSAGE)].map(([, key = '', literal = '']) => ({ key: keyOf(key), text: textOf(literal) }))

const keyOf = (written: string) => written.replaceAll(/['":\s]/g, '')

/** Returns the text that a string literal denotes. */
function textOf(literal: string): string {
  return JSON.parse(literal.startsWith('"') ? literal : `"${literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`)
}
