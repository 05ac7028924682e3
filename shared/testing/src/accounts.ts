/** The demo accounts by what they may do; the sandbox's seed makes them. */
export const ACCOUNTS = {
  owner: 'owner@lotus.example',
  manager: 'manager@lotus.example',
  editor: 'editor@lotus.example',
  viewer: 'viewer@lotus.example',
  /** Holds the keys that count only for what is one's own. */
  own: 'own@lotus.example',
  noPublisher: 'nopub@lotus.example',
  hanoiOwner: 'owner@hanoi.example',
} as const

export type Account = keyof typeof ACCOUNTS
export const PASSWORD = 'Console-demo-1'
/** Where tests work unless they name another publisher. */
export const PUBLISHER = 'Lotus Games'
