export const ACTIONS = {
  down: { what: 'the host returns 503 for its files', look: 'At once a card: it cannot be reached. The other areas work.' },
  hang: { what: 'the host never sends its files', look: 'A skeleton, and after 8 s a card: it takes too long.' },
  throw: { what: 'a release whose pages throw when they are drawn', look: 'A card: it ran into an error. The log has its support ID.' },
  tamper: { what: 'its files arrive with other bytes', look: 'A card: it was altered. None of these bytes is run.' },
  old: {
    what: 'a release that needs a part this shell does not lend',
    look: 'A card that names what it needs. None of its code is fetched.',
  },
  off: { what: 'switched off, as by `npm run registry -- off`', look: 'A card: it is switched off.' },
} as const

export type Action = keyof typeof ACTIONS

/** A fault that occurs between the files and the browser; the files themselves are intact. */
export interface ServedFault {
  readonly id: string
  readonly hash: string
  readonly action: 'down' | 'hang' | 'tamper'
}

const SERVED = /^\/modules\/([a-z][a-z0-9-]*)\/(fault-(down|hang|tamper)-\d+)\//

/** A release under a name of its own, so that no browser has kept its files. */
export const faultyHash = (action: Action, number: number) => `fault-${action}-${number}`

export const isFaultyHash = (hash: string) => hash.startsWith('fault-')

/** Null if the path names no fault. */
export function servedFault(path: string): ServedFault | null {
  const [, id, hash, action] = SERVED.exec(path) ?? []
  if (!id || !hash) return null
  return action === 'down' || action === 'hang' || action === 'tamper' ? { id, hash, action } : null
}
