import type { PublisherUser } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { useFormats } from '@console/i18n'
import { AgoFact, RecordStrip, StripFact } from '@console/records/page'
import { roleName } from '@console/session'
import { Button, ConfirmDialog, Loaded, Notice, Page, Section, SkeletonPage, Stack } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { MatrixView } from '../permissions/matrix-view.tsx'
import { NeedsNotice } from '../permissions/needs-notice.tsx'
import { useText } from '../text.ts'
import { useOwnApplications } from './member-columns.tsx'
import { MemberEditor } from './member-editor.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { useTeam } from './team.ts'
import { useMemberRefusal } from './use-member-refusal.ts'

interface Props {
  readonly member: PublisherUser
  readonly applications: ReactNode
  readonly onLeave: () => void
}

export function MemberView({ member, applications, onLeave }: Props) {
  const text = useText()
  const { personName } = useFormats()
  const applicationsOf = useOwnApplications()
  const { may, roles, nameOf, noteOn } = useTeam()
  const [isRemoving, setIsRemoving] = useState(false)
  const refused = useMemberRefusal()(member)
  const note = noteOn?.(member)
  const { user, role, status, joined_on, last_seen_on } = member
  const held = roles.data?.items.find(({ id }) => id === role.id)?.permissions
  return (
    <Page
      title={personName(user)}
      beside={status === 'active' ? null : <StatusBadge status={status} />}
      actions={
        may.remove ? (
          <Button look="quiet" color="fg.error" disabledReason={refused} opens={ConfirmDialog} onClick={() => setIsRemoving(true)}>
            {text('member.delete.action')}
          </Button>
        ) : null
      }
    >
      {note ? <Notice>{note}</Notice> : null}
      <RecordStrip>
        <StripFact name={text('member.email')}>{user.email}</StripFact>
        <StripFact name={text('member.role')}>{roleName(role)}</StripFact>
        <StripFact name={text('member.applications')}>{applicationsOf(member)}</StripFact>
        <AgoFact name={text('member.joined')} at={joined_on} />
        <AgoFact name={text('member.seen')} at={last_seen_on} />
      </RecordStrip>
      {refused && (may.change || may.remove) ? <Notice>{refused}</Notice> : null}
      {may.change && refused === undefined ? (
        <Section title={text('member.edit')}>
          <Loaded from={roles} skeleton={<SkeletonPage />} failed={text('member.roles.failed')}>
            {({ items }) => <MemberEditor member={member} roles={items} applications={applications} onLeave={onLeave} />}
          </Loaded>
        </Section>
      ) : null}
      {held ? (
        <Section title={text('member.permissions')}>
          <Stack gap="4">
            <NeedsNotice keys={held} nameOf={nameOf} />
            <MatrixView keys={held} nameOf={nameOf} />
          </Stack>
        </Section>
      ) : null}
      {isRemoving ? <RemoveQuestion member={member} onClose={() => setIsRemoving(false)} onDone={onLeave} /> : null}
    </Page>
  )
}
