import { type Messages, MoreMessages } from '@console/i18n'
import type { Locale } from '@console/module'
import { pageDataStore, useLocale } from '@console/session'
import { lazyPart, type Preloadable } from '@console/ui'
import type { ComponentType, ReactNode } from 'react'

type LoadMessages = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>

/**
 * A part of the shell with messages of its own, both fetched when it is first opened. The few texts of rare parts share the files
 * `words-en` and `words-vi`, since the name and hash of each file are bytes of every page.
 */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages: LoadMessages,
  options: { readonly fallback?: ReactNode; readonly within?: Preloadable } = {},
) {
  const inLanguage = (locale: Locale) =>
    lazyPart(
      () => Promise.all([load(), messages[locale]()]),
      ([Part, { default: own }]) =>
        (props: Props) => (
          <MoreMessages messages={own}>
            <Part {...props} />
          </MoreMessages>
        ),
      options,
    )
  const parts = { en: inLanguage('en'), vi: inLanguage('vi') }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where the part is declared
  function PartWithMessages(props: Props) {
    const Part = parts[useLocale()]
    return <Part {...props} />
  }

  return Object.assign(PartWithMessages, { preload: () => parts[pageDataStore.getState().locale].preload() })
}
