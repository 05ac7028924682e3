import { onCallEnded } from '@console/api'
import { createStore } from 'zustand/vanilla'

interface Outage {
  /** Whether the API fails for more than one call. */
  readonly isFailing: boolean
  /** Whether the browser says that it has no connection, and no call came back since. Some say so wrongly, as behind a VPN. */
  readonly isOffline: boolean
}

export const outageStore = createStore<Outage>(() => ({ isFailing: false, isOffline: false }))

const hear = () => outageStore.setState({ isOffline: !navigator.onLine })

/** Calls `tell` with the calls that the API responded to, well or not, and for every call sets whether there is a connection. */
export function followCalls(tell: (call: string, isWell: boolean) => void): void {
  // Added once, however often this is called.
  addEventListener('online', hear)
  addEventListener('offline', hear)
  onCallEnded((call, end) => {
    outageStore.setState({ isOffline: end === 'unsent' })
    if (end !== 'unsent') tell(call, end === 'well')
  })
}
