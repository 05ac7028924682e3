import { isApiError } from '@console/api'
import type { UserInvitation } from '@console/contract'
import { useErrorText, useFormats } from '@console/i18n'
import { Box, Button, ErrorLine, Flex, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from './member-text.ts'
import { useTeam } from './team.ts'

/** Who is invited as what and until when, and what can be done about it. */
export function InvitationLine({ invitation }: { readonly invitation: UserInvitation }) {
  const text = useText()
  const { moment } = useFormats()
  const errorText = useErrorText('action')
  const { may, inviteAgain, withdraw } = useTeam()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { email, role, applications, status, expires_on } = invitation
  const isPending = status === 'pending'
  const expiry = expires_on
    ? text(isPending ? 'member.invitation.expires' : 'member.invitation.expired', { date: moment(expires_on) })
    : undefined

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
            {[role.name, expiry].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <Flex gap="2" flexShrink="0">
          {may.invite && (may.withdraw || !isPending) ? (
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
          {may.withdraw && isPending ? (
            <Button
              size="xs"
              busy={isBusy}
              aria-label={text('member.invitation.withdrawFor', { email })}
              onClick={() => void run(withdraw)}
            >
              {text('member.invitation.withdraw')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      {failure ? <ErrorLine>{failure}</ErrorLine> : null}
    </Box>
  )
}
