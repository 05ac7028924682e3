import { keepIn, keptIn } from '@console/session'

const KEY = 'console.accepting'

/**
 * The invitation that this tab has tried to accept. If the response was lost, the API says afterwards only that the invitation was
 * accepted, not by whom. Only the invited person can accept it, so it was them.
 */
export const keepAttempt = (token: string) => keepIn('sessionStorage', KEY, token)
export const wasAttempted = (token: string): boolean => keptIn('sessionStorage', KEY) === token
export const forgetAttempt = () => keepIn('sessionStorage', KEY, null)
