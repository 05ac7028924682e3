import { wordsOf } from '../messages/words-of.tsx'
import en from './messages/en.ts'
import vi from './messages/vi.ts'

export const OverrideWords = wordsOf({ en, vi })
