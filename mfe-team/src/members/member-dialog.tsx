import { isApiError } from '@console/api'
import type { PublisherUser } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { useErrorText, useFormats } from '@console/i18n'
import { roleName } from '@console/session'
import {
  Button,
  ConfirmDialog,
  ErrorLine,
  Fact,
  Facts,
  Flex,
  Loaded,
  ModalDialog,
  NamedText,
  Notice,
  SkeletonPage,
  Stack,
  Text,
} from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { useOwnApplications } from './member-columns.tsx'
import { MemberEditor } from './member-editor.tsx'
import { holdsMore } from './role-change.ts'
import { useTeam } from './team.ts'

interface Props {
  readonly member: PublisherUser
  readonly onClose: () => void
}

/** One member: what they are, and for who may, another role or an end. */
export function MemberDialog({ member, onClose }: Props) {
  const text = useText()
  const { personName } = useFormats()
  const applicationsOf = useOwnApplications()
  const { me, held, may, roles, noteOn } = useTeam()
  const [isRemoving, setIsRemoving] = useState(false)
  const isAbove = roles.data !== undefined && holdsMore(member, roles.data.items, held)
  const refused = me === member.user.id ? text('member.self') : isAbove ? text('member.above') : undefined
  const isEditable = may.change && refused === undefined
  // The form says both itself, unless it cannot be drawn.
  const isForm = isEditable && !(roles.error && !roles.data)
  const note = noteOn?.(member)
  if (isRemoving) return <RemoveQuestion member={member} onClose={() => setIsRemoving(false)} onDone={onClose} />
  return (
    <ModalDialog title={personName(member.user)} onClose={onClose}>
      <Stack gap="5">
        {note ? <Notice>{note}</Notice> : null}
        <Facts>
          <Fact name={text('member.email')}>{member.user.email}</Fact>
          {member.status === 'active' ? null : (
            <Fact name={text('member.status')}>
              <StatusBadge status={member.status} />
            </Fact>
          )}
          {isForm ? null : (
            <>
              <Fact name={text('member.role')}>{roleName(member.role)}</Fact>
              <Fact name={text('member.applications')}>{applicationsOf(member)}</Fact>
            </>
          )}
        </Facts>
        {refused ? <Notice>{refused}</Notice> : null}
        {isEditable ? (
          <Loaded from={roles} skeleton={<SkeletonPage />} failed={text('member.roles.failed')}>
            {({ items }) => <MemberEditor member={member} roles={items} onDone={onClose} />}
          </Loaded>
        ) : null}
        {may.remove ? (
          <Flex>
            <Button look="danger" disabledReason={refused} onClick={() => setIsRemoving(true)}>
              {text('member.delete.action')}
            </Button>
          </Flex>
        ) : null}
      </Stack>
    </ModalDialog>
  )
}

interface RemoveProps extends Props {
  readonly onDone: () => void
}

function RemoveQuestion({ member, onClose, onDone }: RemoveProps) {
  const text = useText()
  const errorText = useErrorText('action')
  const { personName } = useFormats()
  const { remove } = useTeam()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const name = personName(member.user)

  async function confirm(): Promise<void> {
    setFailure(undefined)
    setIsBusy(true)
    try {
      await remove(member)
      onDone()
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(error.code)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      title={text('member.delete.title')}
      confirm={text('member.delete.action')}
      busy={isBusy}
      failure={failure ? <ErrorLine>{`${text('member.delete.failed')}: ${errorText(failure)}`}</ErrorLine> : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>
        <NamedText name={name}>{text('member.delete.text', { name })}</NamedText>
      </Text>
    </ConfirmDialog>
  )
}
