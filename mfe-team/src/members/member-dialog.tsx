import { isApiError, useChange } from '@console/api'
import { deleteUser, type PublisherUser, updateUser } from '@console/contract'
import { useErrorText, useFormats } from '@console/i18n'
import { useMay, useOptionalProfile } from '@console/session'
import {
  About,
  Button,
  ConfirmDialog,
  ErrorLine,
  Fact,
  Facts,
  Flex,
  ModalDialog,
  Notice,
  SkeletonPage,
  Stack,
  Text,
  toast,
} from '@console/ui'
import { useState } from 'react'
import { useOwnApplications } from './member-columns.tsx'
import { MemberEditor } from './member-editor.tsx'
import { useText } from './member-text.ts'
import { isLastAdministrator } from './role-change.ts'
import { useRoles } from './use-roles.ts'

interface Props {
  readonly member: PublisherUser
  readonly onClose: () => void
}

/** One member: what they are, and for who may, another role or an end. */
export function MemberDialog({ member, onClose }: Props) {
  const text = useText()
  const { personName } = useFormats()
  const applicationsOf = useOwnApplications()
  const [isRemoving, setIsRemoving] = useState(false)
  const mayChange = useMay(updateUser)
  const mayRemove = useMay(deleteUser)
  const roles = useRoles()
  const isSelf = useOptionalProfile()?.id === member.user.id
  const isLast = roles !== undefined && isLastAdministrator(member, roles)
  const refused = isSelf ? text('member.self') : isLast ? text('member.last') : undefined
  if (isRemoving) return <RemoveQuestion member={member} onClose={() => setIsRemoving(false)} onDone={onClose} />
  return (
    <ModalDialog title={personName(member.user)} onClose={onClose}>
      <Stack gap="5">
        <Facts>
          <Fact name={text('member.email')}>{member.user.email}</Fact>
          {mayChange && refused === undefined ? null : (
            <>
              <Fact name={text('member.role')}>{member.role.name}</Fact>
              <Fact name={text('member.applications')}>{applicationsOf(member)}</Fact>
            </>
          )}
        </Facts>
        {refused ? <Notice>{refused}</Notice> : null}
        {mayChange && refused === undefined ? (
          roles ? (
            <MemberEditor member={member} roles={roles} onDone={onClose} />
          ) : (
            <SkeletonPage />
          )
        ) : null}
        {mayRemove ? (
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
  const { send, isSending } = useChange(deleteUser)
  const [failure, setFailure] = useState<string>()
  const name = personName(member.user)

  async function remove(): Promise<void> {
    setFailure(undefined)
    try {
      await send({ user_id: member.id }, member.version === undefined ? {} : { version: member.version })
      toast.success(text('member.delete.done'))
      onDone()
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(error.code)
    }
  }

  return (
    <ConfirmDialog
      open
      title={text('member.delete.title')}
      confirm={text('member.delete.action')}
      busy={isSending}
      failure={failure ? <ErrorLine>{`${text('member.delete.failed')}: ${errorText(failure)}`}</ErrorLine> : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>
        <About name={name}>{text('member.delete.text', { name })}</About>
      </Text>
    </ConfirmDialog>
  )
}
