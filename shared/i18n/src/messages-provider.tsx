import type { ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'

export type Messages = Readonly<Record<string, string>>

interface Props {
  readonly locale: 'en' | 'vi'
  readonly timeZone: string
  readonly messages: Messages
  readonly children: ReactNode
}

/**
 * Provides messages and formats to everything below. A missing message is a defect: it is logged as an error, and its key is
 * shown instead.
 */
export function MessagesProvider({ locale, timeZone, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={messages as Record<string, string>} onError={logError}>
      {children}
    </IntlProvider>
  )
}

interface MoreProps {
  readonly messages: Messages
  /** Also that of all formats below; the one around if absent. */
  readonly locale?: Props['locale']
  readonly children: ReactNode
}

/** Adds a module's own messages to those around it. */
export function MoreMessages({ messages, locale, children }: MoreProps) {
  const intl = useIntl()
  return (
    <IntlProvider
      locale={locale ?? intl.locale}
      timeZone={intl.timeZone}
      messages={{ ...(intl.messages as Record<string, string>), ...messages }}
      onError={logError}
    >
      {children}
    </IntlProvider>
  )
}

function logError(error: Error): void {
  console.error(error.message)
}
