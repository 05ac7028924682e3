import type { listUsers, PublisherUser } from '@console/contract'
import { StatusBadge, useApplicationLabel } from '@console/entities'
import { useFormats } from '@console/i18n'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { roleName } from '@console/session'
import { Avatar, Span } from '@console/ui'
import { useText } from '../text.ts'

/** Returns the applications that count as the member's own, in words. */
export function useOwnApplications(): (member: Pick<PublisherUser, 'applications'>) => string {
  const text = useText()
  const labelOf = useApplicationLabel()
  return ({ applications }) => (applications.length === 0 ? text('permissions.applications.all') : applications.map(labelOf).join(', '))
}

export function useMemberColumns(): readonly ColumnOf<typeof listUsers>[] {
  const text = useText()
  const { personName } = useFormats()
  const timeColumn = useTimeColumn()
  const applicationsOf = useOwnApplications()
  return [
    textColumn({
      id: 'name',
      header: text('member.name'),
      sort: 'first_name',
      text: ({ user }) => personName(user),
      cell: ({ user }) => (
        <>
          <Span display="inline-block" verticalAlign="top" me="2">
            <Avatar id={user.id} name={personName(user)} src={user.avatar_url} />
          </Span>
          {personName(user)}
        </>
      ),
      below: ({ user, role, status }) => (
        <>
          {status === 'active' ? null : <StatusBadge status={status} />}
          {text('member.below', { role: roleName(role), email: user.email })}
        </>
      ),
    }),
    textColumn({
      id: 'email',
      header: text('member.email'),
      sort: 'email',
      from: 'lg',
      choice: 'shown',
      text: ({ user }) => user.email,
    }),
    textColumn({
      id: 'role',
      header: text('member.role'),
      from: 'lg',
      choice: 'shown',
      width: 7.5,
      text: ({ role }) => roleName(role),
    }),
    textColumn({
      id: 'status',
      header: text('member.status'),
      from: 'lg',
      choice: 'shown',
      width: 9.5,
      cell: ({ status }) => <StatusBadge status={status} />,
      text: ({ status }) => text(`status.${status}`),
      value: ({ status }) => status,
    }),
    textColumn({
      id: 'applications',
      header: text('member.applications'),
      from: 'xl',
      choice: 'shown',
      text: applicationsOf,
    }),
    timeColumn({
      id: 'joined',
      header: text('member.joined'),
      at: ({ joined_on }) => joined_on ?? undefined,
      sort: 'joined_on',
      from: 'lg',
      choice: 'shown',
    }),
    timeColumn({
      id: 'seen',
      header: text('member.seen'),
      at: ({ last_seen_on }) => last_seen_on ?? undefined,
      from: '2xl',
      choice: 'shown',
    }),
  ]
}
