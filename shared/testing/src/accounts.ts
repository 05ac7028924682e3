import { DEMO_EMAIL, DEMO_PASSWORD } from '@console/sandbox/demo-accounts'

const { owner, manager, editor, viewer, own, nopub, hanoi } = DEMO_EMAIL

/** By role; `own` has only the keys for a person's own records. */
export const ACCOUNTS = { owner, manager, editor, viewer, own, noPublisher: nopub, hanoiOwner: hanoi } as const

/** Of the provider, who decides on registrations. */
export const STAFF = DEMO_EMAIL.staff

export type Account = keyof typeof ACCOUNTS
export const PASSWORD = DEMO_PASSWORD
/** The publisher of tests that name no other. */
export const PUBLISHER = 'Lotus Games'
