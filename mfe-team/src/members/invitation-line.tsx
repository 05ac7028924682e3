import { isApiError } from '@console/api'
import type { UserInvitation } from '@console/contract'
import { useErrorText, useFormats } from '@console/i18n'
import { roleName, serverNow } from '@console/session'
import { Box, Button, ErrorLine, Flex, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { useTeam } from './team.ts'

interface Props {
  readonly invitation: UserInvitation
  /** Expired, and a newer one to the same address is waiting. */
  readonly isRenewed: boolean
}

export function InvitationLine({ invitation, isRenewed }: Props) {
  const text = useText()
  const { moment } = useFormats()
  const errorText = useErrorText('action')
  const { may, inviteAgain, withdraw } = useTeam()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { email, role, applications, status, expires_on } = invitation
  const isPending = status === 'pending'

  function expiry(): string | undefined {
    if (!expires_on) return undefined
    if (isPending) return text('member.invitation.expires', { date: moment(expires_on) })
    if (Date.parse(expires_on) > serverNow()) return text('member.invitation.void')
    return text('member.invitation.expired', { date: moment(expires_on) })
  }

  async function run(work: (invitation: UserInvitation) => Promise<void>): Promise<void> {
    setFailure(undefined)
    setIsBusy(true)
    try {
      await work(invitation)
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(errorText(error.code, error.retryAfter))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Box py="2">
      <Flex columnGap="3" rowGap="2" align="center" wrap="wrap">
        <Box flex="1" minW="48">
          <Text overflowWrap="anywhere">{email}</Text>
          <Text color="fg.muted" textStyle="xs">
            {[roleName(role), expiry(), isRenewed ? text('member.invitation.renewed') : ''].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Flex gap="2" flexShrink="0">
          {may.invite && !isRenewed && (may.withdraw || !isPending) ? (
            <Button
              size="xs"
              busy={isBusy}
              aria-label={text('member.invitation.againFor', { email })}
              disabledReason={applications.length === 0 ? text('member.invitation.noApplications') : undefined}
              onClick={() => void run(inviteAgain)}
            >
              {text('member.invitation.again')}
            </Button>
          ) : null}
          {may.withdraw ? (
            <Button
              size="xs"
              look="quiet"
              color="fg.error"
              busy={isBusy}
              aria-label={text(isPending ? 'member.invitation.withdrawFor' : 'member.invitation.removeFor', { email })}
              onClick={() => void run(withdraw)}
            >
              {text(isPending ? 'member.invitation.withdraw' : 'member.invitation.remove')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      {failure ? <ErrorLine>{failure}</ErrorLine> : null}
    </Box>
  )
}
