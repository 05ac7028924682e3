import { keepIn, keptIn } from './browser-storage.ts'

const OWNER = 'console.drafts'

/** Whose drafts this browser keeps, or null. Without drafts the shell need not load the code of forms. */
export const draftsOwner = (): string | null => keptIn('localStorage', OWNER)

/** Written before the first draft and cleared with the last. */
export const setDraftsOwner = (userId: string | null): void => void keepIn('localStorage', OWNER, userId)
