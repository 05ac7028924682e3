import type { Loadable } from '@console/api'
import type { PublisherUser, PublisherUserWrite, Role, UserInvitation } from '@console/contract'
import { createContext, useContext } from 'react'

/** The team that a screen shows and changes: the publisher's, or the sample people of the demo. */
export interface Team {
  /** The viewer's account id. */
  readonly me: string | undefined
  /** The viewer's keys, which they can give to others. */
  readonly held: readonly string[]
  readonly may: { readonly change: boolean; readonly remove: boolean; readonly invite: boolean; readonly withdraw: boolean }
  readonly roles: Loadable<{ readonly items: readonly Role[] }>
  readonly nameOf: (key: string) => string
  readonly noteOn?: (member: PublisherUser) => string | undefined
  /** The four below report success themselves and throw `ApiError`. */
  readonly change: (member: PublisherUser, to: PublisherUserWrite) => Promise<void>
  readonly remove: (member: PublisherUser) => Promise<void>
  readonly inviteAgain: (invitation: UserInvitation) => Promise<void>
  readonly withdraw: (invitation: UserInvitation) => Promise<void>
}

const TeamContext = createContext<Team | null>(null)
export const TeamProvider = TeamContext.Provider

export function useTeam(): Team {
  const team = useContext(TeamContext)
  if (!team) throw new Error('useTeam needs a TeamProvider above it')
  return team
}
