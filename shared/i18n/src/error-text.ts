import { useCallback } from 'react'
import { useDurationText } from './duration.ts'
import { useTextIfAny } from './use-text.ts'

/**
 * The text for a failure's code; codes without a text of their own read as the general failure.
 * A refused `action` speaks of the action, a refused `region` of what cannot be seen (spec section 6). An action's failure is one
 * line, so that its text begins with the title which a region has for itself.
 * `retryAfter` are the seconds that a limit asks to wait: where they are known, its text names them.
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
  /** The field's label as it stands on the page; the text gives it the case of its place. */
  readonly label?: string
  readonly [param: string]: unknown
}

/** The text for the error of a field; `limit` and the like come with the error. `key` is the message of a field that has its own. */
export function useFieldErrorText(): (code: string, params?: FieldErrorParams, key?: string) => string {
  const text = useTextIfAny()
  return useCallback(
    (code, params, key = `field.${code}`) => {
      const values = { ...params, label: lowerFirst(params?.label ?? '') } as Record<string, string | number>
      // English begins with the label: 'Campaign name is required.'
      return upperFirst(text(key, values) ?? text('field.invalid_format') ?? code)
    },
    [text],
  )
}

const upperFirst = (sentence: string) => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)

/** Names that keep their capital wherever they stand. */
const NAMES = /^(?:\p{Lu}\p{Lu}|Firebase|Google|Onelink)/u

/** A label within a sentence: 'Campaign name' -> 'campaign name', but 'URL' and 'Firebase config' stay. */
export function lowerFirst(label: string): string {
  return NAMES.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)
}
