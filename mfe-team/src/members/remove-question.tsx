import { isApiError } from '@console/api'
import type { PublisherUser } from '@console/contract'
import { useErrorText, useFormats } from '@console/i18n'
import { ConfirmDialog, ErrorLine, NamedText, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { useTeam } from './team.ts'

interface Props {
  readonly member: PublisherUser
  readonly onClose: () => void
  readonly onDone: () => void
}

export function RemoveQuestion({ member, onClose, onDone }: Props) {
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
        <NamedText name={name}>{(shown) => text('member.delete.text', { name: shown })}</NamedText>
      </Text>
    </ConfirmDialog>
  )
}
