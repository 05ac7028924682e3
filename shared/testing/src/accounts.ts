import { DEMO_EMAIL, DEMO_PASSWORD } from '@console/sandbox/demo-accounts'

const { owner, manager, editor, viewer, own, nopub, hanoi } = DEMO_EMAIL

/** The demo accounts by what they may do; `own` holds the keys that count only for what is one's own. */
export const ACCOUNTS = { owner, manager, editor, viewer, own, noPublisher: nopub, hanoiOwner: hanoi } as const

export type Account = keyof typeof ACCOUNTS
export const PASSWORD = DEMO_PASSWORD
/** Where tests work unless they name another publisher. */
export const PUBLISHER = 'Lotus Games'
