import { isApiError } from './api-error.ts'
import { mayPass } from './retry-later.ts'

/** Called when a call has ended. `isWell`: the API responded as one that works does, be it with a refusal. The shell sets it. */
let callEnded: (call: string, isWell: boolean) => void = () => {}
export function onCallEnded(handler: (call: string, isWell: boolean) => void): void {
  callEnded = handler
}

/** Tells how a call ended; of a browser without a connection nothing follows for the API. */
export function tellEnded(call: string, error?: unknown): void {
  if (navigator.onLine) callEnded(call, !isApiError(error) || !mayPass(error))
}
