import { createStore } from 'zustand/vanilla'

/** Whether the API fails for more than one call. */
export const outageStore = createStore<{ readonly isFailing: boolean }>(() => ({ isFailing: false }))
