import type { Loadable } from '@console/api'
import type { PublisherUser, PublisherUserWrite, Role, UserInvitation } from '@console/contract'
import { createContext, useContext } from 'react'

/** Whose members a screen shows and changes: the publisher's, or the sample people of the demonstration. */
export interface Team {
  /** The account of whoever looks at it. */
  readonly me: string | undefined
  /** The keys of whoever looks at it, which they can give to others. */
  readonly held: readonly string[]
  readonly may: { readonly change: boolean; readonly remove: boolean; readonly invite: boolean; readonly withdraw: boolean }
  readonly roles: Loadable<{ readonly items: readonly Role[] }>
  /** What a permission is called. */
  readonly nameOf: (key: string) => string
  /** What there is to say of a member beside what everybody sees. */
  readonly noteOn?: (member: PublisherUser) => string | undefined
  /** These tell that they are done; what failed is thrown as an `ApiError`. */
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
