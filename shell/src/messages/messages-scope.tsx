import { type Messages, MoreMessages } from '@console/i18n'
import type { Locale } from '@console/module'
import { useLocale } from '@console/session'
import type { ReactNode } from 'react'

/**
 * A component that gives its children the messages of a folder. Both languages come with its code: in the first load, the hashes of two
 * more files would be larger than the few texts of such a folder.
 */
export function messagesScope(messages: Readonly<Record<Locale, Messages>>) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each folder, where its messages are imported
  return function MessagesScope({ children }: { readonly children: ReactNode }) {
    return <MoreMessages messages={messages[useLocale()]}>{children}</MoreMessages>
  }
}
