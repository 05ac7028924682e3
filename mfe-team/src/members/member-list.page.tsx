import { createInvitation, listInvitations, listRoles, listUsers, paths } from '@console/contract'
import { ListTotal, RecordList, useList } from '@console/records'
import { useSearchParams, useSearchState } from '@console/router'
import { useMay } from '@console/session'
import { Button, LinkButton, Page } from '@console/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { InvitationList } from './invitation-list.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { memberRecord } from './member-record.ts'
import { useText } from './member-text.ts'
import { useRoles } from './use-roles.ts'
import { WhoCanDialog } from './who-can-dialog.tsx'

/** Members and invitations, each for who may see them. */
export function MemberListPage() {
  const maySeeMembers = useMay(listUsers)
  return maySeeMembers ? <Members /> : <TeamPage />
}

/** The row of the address' `?member=` is open in a dialog. */
function Members() {
  const text = useText()
  const roles = useRoles()
  const [search] = useSearchParams()
  const change = useSearchState()
  const list = useList(listUsers, {
    filters: roles
      ? [
          {
            field: 'role_id',
            label: text('member.role'),
            all: text('members.role.all'),
            options: roles.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : [],
  })
  const of = useMemo(() => ({ ...memberRecord, path: ({ id }: { readonly id: string }) => pathIn(search, id) }), [search])
  const open = list.data?.items.find(({ id }) => id === search.get('member'))
  return (
    <TeamPage beside={<ListTotal list={list} />}>
      <RecordList of={of} list={list} columns={useMemberColumns()} />
      {open ? <MemberDialog key={open.id} member={open} onClose={() => change({ member: '', page: search.get('page') ?? '' })} /> : null}
    </TeamPage>
  )
}

/** The same list with a member open. */
function pathIn(search: URLSearchParams, id: string): string {
  const after = new URLSearchParams(search)
  after.set('member', id)
  return `${paths.users()}?${after}`
}

function TeamPage({ beside, children }: { readonly beside?: ReactNode; readonly children?: ReactNode }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const maySeeRoles = useMay(listRoles)
  const maySeeInvitations = useMay(listInvitations)
  const mayInvite = useMay(createInvitation)
  return (
    <Page
      wide
      title={text('members.title')}
      beside={beside}
      actions={
        <>
          {maySeeRoles ? <Button onClick={() => setIsAsking(true)}>{text('members.whoCan')}</Button> : null}
          {mayInvite ? (
            <LinkButton look="primary" to={paths.userInvite()}>
              {text('members.invite')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {children}
      {maySeeInvitations ? (
        <>
          <InvitationList status="pending" />
          <InvitationList status="expired" />
        </>
      ) : null}
      {isAsking ? <WhoCanDialog onClose={() => setIsAsking(false)} /> : null}
    </Page>
  )
}
