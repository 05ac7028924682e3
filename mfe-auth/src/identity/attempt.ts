import { keepInTab, keptInTab } from './tab-storage.ts'

const NAME = 'accepting'

/**
 * The invitation that this tab has tried to accept. If the response was lost, the API says afterwards only that the invitation was
 * accepted, not by whom. Only the invited person can accept it, so it was them.
 */
export const keepAttempt = (token: string): void => keepInTab(NAME, token)
export const wasAttempted = (token: string): boolean => keptInTab(NAME) === token
export const forgetAttempt = (): void => keepInTab(NAME, null)
