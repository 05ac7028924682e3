import { ACTIVE_STATUSES, createInvitation, listInvitations, listRoles, listUsers, paths } from '@console/contract'
import { ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { Navigate, useSearchParams } from '@console/router'
import { roleName, useMay } from '@console/session'
import { Button, LinkButton, lazyPart, ModalDialog, Page, Stack } from '@console/ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useText } from '../text.ts'
import { InvitationList } from './invitation-list.tsx'
import { useMemberActions } from './member-actions.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { memberRecord } from './member-record.ts'
import { TeamProvider, useTeam } from './team.ts'
import { useInvitedLines, useOpenInvitations } from './use-open-invitations.ts'
import { usePublisherTeam } from './use-publisher-team.ts'

const WhoCanDialog = lazyPart(
  () => import('./who-can-dialog.tsx'),
  (file) => file.WhoCanDialog,
  { within: ModalDialog },
)

/** Members are invited, so nothing here creates or duplicates one. */
export function MemberListPage() {
  const maySeeMembers = useMay(listUsers)
  const [search] = useSearchParams()
  const team = usePublisherTeam()
  const member = search.get('member')
  // Members had such addresses before they had pages.
  if (member) return <Navigate to={paths.user(member)} replace />
  return <TeamProvider value={team}>{maySeeMembers ? <Members /> : <TeamPage />}</TeamProvider>
}

function Members() {
  const text = useText()
  const roles = useTeam().roles.data?.items
  const invitations = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const invited = useOpenInvitations(search.get('q') ?? undefined).length
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
  return (
    <TeamPage beside={<ListTotal list={list} />} invitations={invitations}>
      <RecordList
        of={memberRecord}
        list={list}
        columns={useMemberColumns()}
        actions={useMemberActions()}
        alsoInFile={useInvitedLines(list.query)}
        alsoFound={
          search.get('q') && invited > 0
            ? {
                area: invitations,
                title: text('members.noMatch.title'),
                text: text('members.noMatch.text', { count: invited }),
                lead: text('members.noMatch.lead'),
              }
            : undefined
        }
      />
    </TeamPage>
  )
}

interface TeamPageProps {
  readonly beside?: ReactNode
  readonly invitations?: RefObject<HTMLDivElement | null>
  readonly children?: ReactNode
}

function TeamPage({ beside, invitations, children }: TeamPageProps) {
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
        <Stack ref={invitations} gap="5">
          <InvitationList status="pending" q={q} />
          <InvitationList status="expired" q={q} />
        </Stack>
      ) : null}
      {isAsking ? <WhoCanDialog onClose={() => setIsAsking(false)} /> : null}
    </Page>
  )
}
