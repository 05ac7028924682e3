import { keepInTab, keptInTab } from './tab-storage.ts'

const NAME = 'accepting'

/**
 * The invitation that this tab has tried to accept. Where the answer was lost, the API says afterwards that somebody accepted it, and not
 * who: only the invited person can.
 */
export const keepAttempt = (token: string): void => keepInTab(NAME, token)
export const wasAttempted = (token: string): boolean => keptInTab(NAME) === token
export const forgetAttempt = (): void => keepInTab(NAME, null)
