import { MoreMessages } from '@console/i18n'
import type { Locale } from '@console/module'
import { Box, lazyPart } from '@console/ui'
import type { ReactNode } from 'react'

const WORDS = {
  en: () => Promise.all([import('../messages/en.ts'), import('../../survey/messages/en.ts'), import('./messages/en.ts')]),
  vi: () => Promise.all([import('../messages/vi.ts'), import('../../survey/messages/vi.ts'), import('./messages/vi.ts')]),
} as const

const speaking = (locale: Locale) =>
  lazyPart(
    WORDS[locale],
    (files) => {
      const messages = Object.assign({}, ...files.map((file) => file.default))
      return ({ children }: { readonly children: ReactNode }) => (
        <MoreMessages locale={locale} messages={messages}>
          <Box lang={locale}>{children}</Box>
        </MoreMessages>
      )
    },
    { fallback: <Box minH="20rem" aria-busy /> },
  )

const LANGUAGES = { en: speaking('en'), vi: speaking('vi') } as const

/** What stands in it speaks the language of an audience, whatever the console speaks. */
export function InLanguage({ language, children }: { readonly language: Locale; readonly children: ReactNode }) {
  const Speaking = LANGUAGES[language]
  return <Speaking>{children}</Speaking>
}
