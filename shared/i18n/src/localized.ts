import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Returns a function that picks the current language of reference texts, which the API gives in both. */
export function useLocalized(): (text: { readonly en: string; readonly vi: string }) => string {
  const { locale } = useIntl()
  return useCallback((text) => (locale === 'vi' ? text.vi : text.en), [locale])
}
