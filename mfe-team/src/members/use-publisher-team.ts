import { isApiError, useChange } from '@console/api'
import { createInvitation, deleteInvitation, deleteUser, type PublisherUser, type UserInvitation, updateUser } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useMay, useOptionalProfile } from '@console/session'
import { toast } from '@console/ui'
import { useOwnPermissions } from '../permissions/use-own-permissions.ts'
import { usePermissionNames } from '../permissions/use-permission-names.ts'
import { useRoles } from '../permissions/use-roles.ts'
import { useText } from '../text.ts'
import { invitedAgain } from './invited-again.ts'
import type { Team } from './team.ts'

export function usePublisherTeam(): Team {
  const text = useText()
  const { personName } = useFormats()
  const changing = useChange(updateUser)
  const removing = useChange(deleteUser)
  const inviting = useChange(createInvitation)
  const withdrawing = useChange(deleteInvitation)
  const mayInvite = useMay(createInvitation)
  const mayWithdraw = useMay(deleteInvitation)
  const versionOf = ({ version }: PublisherUser) => (version === undefined ? {} : { version })

  /** The API cannot resend, so a new one replaces the old: a pending one is withdrawn before, an expired one after. */
  async function inviteAgain(invitation: UserInvitation): Promise<void> {
    const { id, email, status } = invitation
    const body = invitedAgain(invitation)
    if (status === 'pending') await withdrawing.send({ invitation_id: id })
    try {
      await inviting.send({}, { body, idempotencyKey: crypto.randomUUID() })
    } catch (error) {
      // A pending invitation has been withdrawn by now, and its line, which would show the failure, is gone.
      if (status === 'pending') toast.error(text('member.invitation.again.failed', { email }))
      throw error
    }
    toast.success(text('member.invitation.again.done', { email }))
    // If this fails or is not allowed, the old line says that there is a newer one.
    if (status !== 'pending' && mayWithdraw) await withdrawing.send({ invitation_id: id }).catch(() => undefined)
  }

  /** A withdrawal cannot be taken back: this sends a new invitation. */
  function undoOf(invitation: UserInvitation) {
    const { email, applications } = invitation
    if (applications.length === 0) return undefined
    return { label: text('member.invitation.withdraw.undo'), onClick: () => void sendAgain() }

    async function sendAgain(): Promise<void> {
      try {
        await inviting.send({}, { body: invitedAgain(invitation), idempotencyKey: crypto.randomUUID() })
        toast.success(text('member.invitation.again.done', { email }))
      } catch (error) {
        toast.error(text('member.invitation.again.failed', { email }))
        if (!isApiError(error)) throw error
      }
    }
  }

  return {
    me: useOptionalProfile()?.id,
    held: useOwnPermissions(),
    may: {
      change: useMay(updateUser),
      remove: useMay(deleteUser),
      invite: mayInvite,
      withdraw: mayWithdraw,
    },
    roles: useRoles(),
    nameOf: usePermissionNames(),
    change: async (member, body) => {
      await changing.send({ user_id: member.id }, { body, ...versionOf(member) })
      toast.success(text('member.change.done', { name: personName(member.user) }))
    },
    remove: async (member) => {
      await removing.send({ user_id: member.id }, versionOf(member))
      toast.success(text('member.delete.done'))
    },
    inviteAgain,
    withdraw: async (invitation) => {
      const { id, email, status } = invitation
      await withdrawing.send({ invitation_id: id })
      if (status !== 'pending') toast.success(text('member.invitation.remove.done', { email }))
      else toast.success(text('member.invitation.withdraw.done', { email }), mayInvite ? undoOf(invitation) : undefined)
    },
  }
}
