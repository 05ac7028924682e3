import type { Locale } from '@console/module'

type Messages = Promise<{ readonly default: Readonly<Record<string, string>> }>

/** The shell's words and the kit's, one chunk a language. */
export const loadMessages: Readonly<Record<Locale, () => Messages>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.ts'),
  vi: () => import(/* webpackChunkName: "messages-vi" */ './vi.ts'),
}
