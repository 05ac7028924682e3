import { isApiError, useCall, useChange } from '@console/api'
import { createInvitation, deleteInvitation, listInvitations, type UserInvitation } from '@console/contract'
import { useErrorText, useFormats } from '@console/i18n'
import { useMay } from '@console/session'
import { Box, Button, ErrorLine, Flex, Loaded, PlainList, Section, SkeletonPage, Span, Text, toast } from '@console/ui'
import { useState } from 'react'
import { useText } from './member-text.ts'

const MOST = 200

interface Props {
  readonly status: 'pending' | 'expired'
}

/** Invitations that nobody has accepted; those that are past their time are shown only where there are some. */
export function InvitationList({ status }: Props) {
  const text = useText()
  const invitations = useCall(listInvitations, { status, page_size: MOST })
  const count = invitations.data?.total ?? 0
  if (status === 'expired' && count === 0) return null
  return (
    <Section title={text(`members.invitations.${status}`)} count={count}>
      <Loaded
        from={invitations}
        skeleton={<SkeletonPage />}
        failed={text('members.invitations.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={() => (
          <Text textStyle="sm" color="fg.muted">
            {text('members.invitations.none')}
          </Text>
        )}
      >
        {({ items }) => (
          <PlainList gap="0" divideY="1px" textStyle="sm">
            {items.map((invitation) => (
              <li key={invitation.id}>
                <InvitationLine invitation={invitation} />
              </li>
            ))}
          </PlainList>
        )}
      </Loaded>
    </Section>
  )
}

function InvitationLine({ invitation }: { readonly invitation: UserInvitation }) {
  const text = useText()
  const { moment } = useFormats()
  const errorText = useErrorText('action')
  const removing = useChange(deleteInvitation)
  const creating = useChange(createInvitation)
  const mayWithdraw = useMay(deleteInvitation)
  const mayInvite = useMay(createInvitation)
  const [failure, setFailure] = useState<string>()
  const { id, email, role, applications, note, status, expires_on } = invitation
  const isPending = status === 'pending'
  const isBusy = removing.isSending || creating.isSending

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setFailure(undefined)
    try {
      await work()
      toast.success(done)
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(errorText(error.code, error.retryAfter))
    }
  }

  const withdraw = () => removing.send({ invitation_id: id })

  /** The API sends nothing twice, so the old one gives way to a new one. */
  async function inviteAgain(): Promise<void> {
    if (isPending) await withdraw()
    const body = { email, role_id: role.id, application_ids: applications.map((one) => one.id), note }
    await creating.send({}, { body, idempotencyKey: crypto.randomUUID() })
  }

  return (
    <Box py="2">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="48">
          <Text overflowWrap="anywhere">{email}</Text>
          <Span color="fg.muted" textStyle="xs">
            {[
              role.name,
              expires_on ? text(isPending ? 'member.invitation.expires' : 'member.invitation.expired', { date: moment(expires_on) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Span>
        </Box>
        {mayInvite && (mayWithdraw || !isPending) ? (
          <Button
            size="xs"
            busy={isBusy}
            aria-label={text('member.invitation.againFor', { email })}
            disabledReason={applications.length === 0 ? text('member.invitation.noApplications') : undefined}
            onClick={() => void run(inviteAgain, text('member.invitation.again.done', { email }))}
          >
            {text('member.invitation.again')}
          </Button>
        ) : null}
        {mayWithdraw && isPending ? (
          <Button
            size="xs"
            busy={isBusy}
            aria-label={text('member.invitation.withdrawFor', { email })}
            onClick={() => void run(withdraw, text('member.invitation.withdraw.done', { email }))}
          >
            {text('member.invitation.withdraw')}
          </Button>
        ) : null}
      </Flex>
      {failure ? <ErrorLine>{failure}</ErrorLine> : null}
    </Box>
  )
}
