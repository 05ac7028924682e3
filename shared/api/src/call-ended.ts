import { isApiError } from './api-error.ts'
import { mayPass } from './retry-later.ts'

/**
 * `well`: the API works, even if it refused the call. `unsent`: nothing came back, and the browser says that it has no connection,
 * of which nothing follows for the API.
 */
type CallEnd = 'well' | 'failed' | 'unsent'

/** The shell sets it. */
let callEnded: (call: string, end: CallEnd) => void = () => {}
export function onCallEnded(handler: (call: string, end: CallEnd) => void): void {
  callEnded = handler
}

export function emitCallEnded(call: string, error?: unknown): void {
  if (!isApiError(error) || !mayPass(error)) callEnded(call, 'well')
  else callEnded(call, error.status === 0 && !navigator.onLine ? 'unsent' : 'failed')
}
