import { messagesScope } from '../messages/messages-scope.tsx'
import en from './messages/en.ts'
import vi from './messages/vi.ts'

export const OverrideMessages = messagesScope({ en, vi })
