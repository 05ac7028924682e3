import type { Locale } from '@console/module'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from '@rspack/core'
import { withMessages } from '../names/messages-in.ts'
import { unbroken } from './unbroken.ts'

const HEADING = /\.title$/

/**
 * Turns the texts of a file of messages into what react-intl makes of them, so that the browser needs no parser of ICU's
 * syntax. A text that cannot be parsed fails the build.
 */
export default function compileMessages(this: LoaderContext, source: string): string {
  return compiledMessages(source, this.resourcePath.endsWith('vi.ts') ? 'vi' : 'en')
}

export const compiledMessages = (source: string, locale: Locale): string =>
  withMessages(source, (key, text) => compiledText(key, text, locale))

/** Returns a text as react-intl makes it. Throws if ICU cannot read it. */
export const compiledText = (key: string, text: string, locale: Locale): string =>
  JSON.stringify(parse(locale === 'vi' && HEADING.test(key) ? unbroken(text) : text))
