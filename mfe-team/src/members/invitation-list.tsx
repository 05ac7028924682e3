import { useCall } from '@console/api'
import { listInvitations, PAGE_SIZE_MAX, type UserInvitation } from '@console/contract'
import { Loaded, PlainList, Section, SkeletonPage, Text } from '@console/ui'
import { useText } from '../text.ts'
import { InvitationLine } from './invitation-line.tsx'

export type OpenStatus = 'pending' | 'expired'

interface Props {
  readonly status: OpenStatus
  readonly q: string | undefined
}

/** Lines and not rows among the members, because two calls cannot be paged as one list. */
export function InvitationList({ status, q }: Props) {
  const text = useText()
  const page = { page_size: PAGE_SIZE_MAX, ...(q ? { q } : {}) }
  const invitations = useCall(listInvitations, { ...page, status })
  const pending = useCall(listInvitations, status === 'expired' ? { ...page, status: 'pending' } : null)
  const count = invitations.data?.total ?? 0
  if (status === 'expired' && count === 0) return null
  return (
    <Section title={text(`members.invitations.${status}`)} count={count}>
      <Loaded
        from={invitations}
        skeleton={<SkeletonPage />}
        failed={text('members.invitations.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={() => (
          <Text textStyle="sm" color="fg.muted">
            {text(q ? 'members.invitations.noMatch' : 'members.invitations.none')}
          </Text>
        )}
      >
        {({ items }) => <InvitationLines invitations={items} pending={pending.data?.items} />}
      </Loaded>
    </Section>
  )
}

interface LinesProps {
  readonly invitations: readonly UserInvitation[]
  /** The pending ones, if `invitations` are the expired ones. */
  readonly pending?: readonly UserInvitation[] | undefined
}

export function InvitationLines({ invitations, pending = [] }: LinesProps) {
  const waiting = new Set(pending.map(({ email }) => email.toLowerCase()))
  return (
    <PlainList gap="0" divideY="1px" textStyle="sm">
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <InvitationLine invitation={invitation} isRenewed={waiting.has(invitation.email.toLowerCase())} />
        </li>
      ))}
    </PlainList>
  )
}
