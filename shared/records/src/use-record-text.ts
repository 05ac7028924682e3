import { type TextOf, useAnyText } from '@console/i18n'
import { useCallback } from 'react'

/** Returns the texts about one record, by the part of the key that follows its word: `text('gone')` is `campaign.gone`. */
export function useRecordText({ word }: { readonly word: string }): TextOf<string> {
  const text = useAnyText()
  return useCallback((key, values) => text(`${word}.${key}`, values), [text, word])
}
