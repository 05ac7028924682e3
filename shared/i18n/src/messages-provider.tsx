import type { ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'

export type Messages = Readonly<Record<string, string>>

interface Props {
  readonly locale: 'en' | 'vi'
  readonly timeZone: string
  readonly messages: Messages
  readonly children: ReactNode
}

/** The words and formats of everything below. A text that is missing is a defect and is thrown, not guessed. */
export function TextsProvider({ locale, timeZone, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={messages as Record<string, string>} onError={complain}>
      {children}
    </IntlProvider>
  )
}

/** Adds a module's own words to those around it. */
export function MoreTexts({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  const intl = useIntl()
  return (
    <IntlProvider
      locale={intl.locale}
      timeZone={intl.timeZone}
      messages={{ ...(intl.messages as Record<string, string>), ...messages }}
      onError={complain}
    >
      {children}
    </IntlProvider>
  )
}

function complain(error: Error): void {
  console.error(error.message)
}
