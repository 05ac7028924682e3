import { MoreMessages } from '@console/i18n'
import type { Locale } from '@console/module'
import { Box, lazyPart } from '@console/ui'
import type { ReactNode } from 'react'

/** All texts of the module: a page loads its texts in its own language only. */
const TEXTS = {
  en: () => import('../../messages/en.ts'),
  vi: () => import('../../messages/vi.ts'),
} as const

const speaking = (locale: Locale) =>
  lazyPart(
    TEXTS[locale],
    ({ default: messages }) =>
      ({ children }: { readonly children: ReactNode }) => (
        <MoreMessages locale={locale} messages={messages}>
          <Box lang={locale}>{children}</Box>
        </MoreMessages>
      ),
    { fallback: <Box minH="20rem" aria-busy /> },
  )

const LANGUAGES = { en: speaking('en'), vi: speaking('vi') } as const

export function InLanguage({ language, children }: { readonly language: Locale; readonly children: ReactNode }) {
  const Speaking = LANGUAGES[language]
  return <Speaking>{children}</Speaking>
}
