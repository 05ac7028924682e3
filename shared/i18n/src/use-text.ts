import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type kit from './messages/en.ts'

export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>
export type KitKey = keyof typeof kit & string

export type TextOf<Key extends string> = (key: Key, values?: TextValues) => string

/**
 * A module's typed way to its messages and to those of the kit: a mistyped key is a compile error.
 * `export const useText = textsOf<keyof typeof en>()` in the module's `text.ts`.
 */
export function textsOf<Key extends string>(): () => TextOf<Key | KitKey> {
  return useAnyText
}

/** For keys that arrive as data (labels of descriptors, error codes). */
export function useAnyText(): TextOf<string> {
  const { formatMessage } = useIntl()
  return useCallback((key, values) => formatMessage({ id: key }, values ?? {}), [formatMessage])
}

/** The text of a key if there is one, else undefined. */
export function useTextIfAny(): (key: string, values?: TextValues) => string | undefined {
  const { messages, formatMessage } = useIntl()
  return useCallback((key, values) => (key in messages ? formatMessage({ id: key }, values ?? {}) : undefined), [messages, formatMessage])
}

/** The text of the kit's own messages. */
export const useKitText = textsOf<never>()
