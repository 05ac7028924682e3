import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useDurationText } from './duration.ts'
import { useTextIfAny } from './use-text.ts'

/**
 * Returns a function that gives the text of a failure's code; codes without a text get that of the general failure. A refused
 * `action` has another text than a refused `region` (spec section 6): it is one line, which begins with the words that a
 * region has as its title. `retryAfter` is the number of seconds that a limit asks to wait, which the text then names.
 */
export function useErrorText(of: 'region' | 'action' = 'region'): (code: string, retryAfter?: number) => string {
  const text = useTextIfAny()
  const duration = useDurationText()
  return useCallback(
    (code, retryAfter) =>
      (retryAfter ? text(`error.${code}.wait`, { time: duration(retryAfter) }) : undefined) ??
      (of === 'action' ? text(`error.${code}.action`) : undefined) ??
      text(`error.${code}`) ??
      text('error.internal') ??
      code,
    [text, duration, of],
  )
}

interface FieldErrorParams {
  readonly label?: string
  readonly [param: string]: unknown
}

/** Returns a function that gives the text of a field's error. `params` come with the error; `key` is a field's own message. */
export function useFieldErrorText(): (code: string, params?: FieldErrorParams, key?: string) => string {
  const text = useTextIfAny()
  const { locale } = useIntl()
  return useCallback(
    (code, { label = '', ...params } = {}, key = `field.${code}`) => {
      // What was found is not always known, while a message needs every value that it names.
      const values = {
        found: undefined,
        kind: undefined,
        wanted: undefined,
        ...params,
        label: labelIn(locale, label),
      } as unknown as Record<string, string | number>
      return text(key, values) ?? text('field.invalid_format') ?? code
    },
    [text, locale],
  )
}

/** A label as the message of a field's error has it: English begins with it ('URL is required.'), Vietnamese does not. */
export const labelIn = (locale: string, label: string): string => (locale === 'vi' ? lowerFirst(label) : label)

/** Words that keep their capital within a sentence: abbreviations, and names. */
const NAMES = /^(?:\p{Lu}\p{Lu}|Android|Facebook|Firebase|Google|Onelink|TikTok|Việt)/u

/** Returns a label as it reads within a sentence: 'Tên chiến dịch' becomes 'tên chiến dịch'; 'URL' and 'Firebase config' stay. */
export function lowerFirst(label: string): string {
  return NAMES.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)
}
