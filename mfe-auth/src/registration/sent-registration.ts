import { keepInTab, keptInTab } from '../identity/tab-storage.ts'

const NAME = 'registered'

/** Notes that this tab has sent a registration. */
export const noteSent = (): void => keepInTab(NAME, 'yes')

export const wasSent = (): boolean => keptInTab(NAME) !== null
