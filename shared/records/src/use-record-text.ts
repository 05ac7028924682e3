import { type TextOf, useAnyText } from '@console/i18n'
import { useCallback } from 'react'

/** Returns the texts about one record, by the part of the key that follows its prefix: `text('gone')` is `campaign.gone`. */
export function useRecordText({ messagePrefix }: { readonly messagePrefix: string }): TextOf<string> {
  const text = useAnyText()
  return useCallback((key, values) => text(`${messagePrefix}.${key}`, values), [text, messagePrefix])
}
