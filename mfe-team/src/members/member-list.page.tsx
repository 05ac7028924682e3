import { ACTIVE_STATUSES, createInvitation, listInvitations, listRoles, listUsers, paths } from '@console/contract'
import { ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { useSearchParams, useSearchState } from '@console/router'
import { roleName, useMay } from '@console/session'
import { Button, LinkButton, lazyPart, ModalDialog, Page } from '@console/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useText } from '../text.ts'
import { InvitationList } from './invitation-list.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { memberRecord } from './member-record.ts'
import { OpenMember } from './open-member.tsx'
import { TeamProvider, useTeam } from './team.ts'
import { usePublisherTeam } from './use-publisher-team.tsx'

const WhoCanDialog = lazyPart(
  () => import('./who-can-dialog.tsx'),
  (file) => file.WhoCanDialog,
  { within: ModalDialog },
)

/** Members and invitations, each for who may see them. */
export function MemberListPage() {
  const maySeeMembers = useMay(listUsers)
  return <TeamProvider value={usePublisherTeam()}>{maySeeMembers ? <Members /> : <TeamPage />}</TeamProvider>
}

/** The member of the address' `?member=` is open in a dialog. */
function Members() {
  const text = useText()
  const roles = useTeam().roles.data?.items
  const [search] = useSearchParams()
  const change = useSearchState()
  const list = useList(listUsers, {
    filters: [
      {
        field: 'role_id',
        label: text('member.role'),
        all: text('members.role.all'),
        options: (roles ?? []).map((role) => ({ value: role.id, label: roleName(role) })),
      },
      {
        field: 'status',
        label: text('member.status'),
        all: text('members.status.all'),
        options: optionsOf(ACTIVE_STATUSES, (value) => text(`status.${value}`)),
      },
    ],
  })
  const of = useMemo(() => ({ ...memberRecord, path: ({ id }: { readonly id: string }) => pathIn(search, id) }), [search])
  const open = search.get('member')
  return (
    <TeamPage beside={<ListTotal list={list} />}>
      <RecordList of={of} list={list} columns={useMemberColumns()} />
      {open ? (
        <OpenMember key={open} id={open} shown={list.data?.items} onClose={() => change({ member: '', page: search.get('page') ?? '' })} />
      ) : null}
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
  const [search] = useSearchParams()
  const q = search.get('q') ?? undefined
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
          {maySeeRoles ? (
            <Button opens={WhoCanDialog} onClick={() => setIsAsking(true)}>
              {text('members.whoCan')}
            </Button>
          ) : null}
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
          <InvitationList status="pending" q={q} />
          <InvitationList status="expired" q={q} />
        </>
      ) : null}
      {isAsking ? <WhoCanDialog onClose={() => setIsAsking(false)} /> : null}
    </Page>
  )
}
