import { call, useCall } from '@console/api'
import { listInvitations, listUsers, type PublisherUser, type UserInvitation } from '@console/contract'
import { useMay } from '@console/session'
import { useMemo } from 'react'
import type { Known } from './addresses.ts'

const ALL = { page_size: 500 } as const
const PENDING = { ...ALL, status: 'pending' } as const

/** Members and pending invitations that the person may see; the server knows all. `readAgain` is for the moment of sending. */
export function useKnownAddresses(): { readonly known: Known; readonly readAgain: () => Promise<Known> } {
  const maySeeMembers = useMay(listUsers)
  const maySeeInvitations = useMay(listInvitations)
  const members = useCall(listUsers, maySeeMembers ? ALL : null).data?.items
  const pending = useCall(listInvitations, maySeeInvitations ? PENDING : null).data?.items
  const known = useMemo(() => knownFrom(members, pending), [members, pending])

  async function readAgain(): Promise<Known> {
    try {
      const [users, invitations] = await Promise.all([
        maySeeMembers ? call(listUsers, ALL) : undefined,
        maySeeInvitations ? call(listInvitations, PENDING) : undefined,
      ])
      return knownFrom(users?.items, invitations?.items)
    } catch {
      return known
    }
  }

  return { known, readAgain }
}

function knownFrom(members: readonly PublisherUser[] = [], pending: readonly UserInvitation[] = []): Known {
  return {
    members: new Set(members.map(({ user }) => user.email.toLowerCase())),
    pending: new Set(pending.map(({ email }) => email.toLowerCase())),
  }
}
