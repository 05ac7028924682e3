import { MoreMessages } from '@console/i18n'
import { useLocale } from '@console/session'
import type { ReactNode } from 'react'
import en from './messages/en.ts'
import vi from './messages/vi.ts'

/** Both languages come with the code: the hashes of two more files in the first load would be larger than these words. */
const WORDS = { en, vi } as const

/** Gives its children the messages of this folder. */
export function OverrideWords({ children }: { readonly children: ReactNode }) {
  return <MoreMessages messages={WORDS[useLocale()]}>{children}</MoreMessages>
}
