import type { Locale } from '@console/module'

type LoadedMessages = Promise<{ readonly default: Readonly<Record<string, string>> }>

/** The shell's messages and the kit's, one chunk per language. */
export const loadMessages: Readonly<Record<Locale, () => LoadedMessages>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.ts'),
  vi: () => import(/* webpackChunkName: "messages-vi" */ './vi.ts'),
}
