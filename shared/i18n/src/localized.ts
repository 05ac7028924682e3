import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Returns reference text, which the API gives in both languages, in the person's own. */
export function useLocalized(): (text: { readonly en: string; readonly vi: string }) => string {
  const { locale } = useIntl()
  return useCallback((text) => (locale === 'vi' ? text.vi : text.en), [locale])
}
