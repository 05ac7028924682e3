import { useChange } from '@console/api'
import { createInvitation, deleteInvitation, deleteUser, type PublisherUser, type UserInvitation, updateUser } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useMay, useOptionalProfile } from '@console/session'
import { toast } from '@console/ui'
import { TeamApplicationsField } from '../permissions/applications/team-applications-field.tsx'

import { useOwnPermissions } from '../permissions/use-held.ts'
import { usePermissionNames } from '../permissions/use-permission-names.ts'
import { useRoles } from '../permissions/use-roles.ts'
import { useText } from '../text.ts'
import { invitedAgain } from './invited-again.ts'
import type { Team } from './team.ts'

/** The tab's publisher's own team. */
export function usePublisherTeam(): Team {
  const text = useText()
  const { personName } = useFormats()
  const changing = useChange(updateUser)
  const removing = useChange(deleteUser)
  const inviting = useChange(createInvitation)
  const withdrawing = useChange(deleteInvitation)
  const mayWithdraw = useMay(deleteInvitation)
  const versionOf = ({ version }: PublisherUser) => (version === undefined ? {} : { version })

  /** The API sends nothing twice, so the old one gives way to a new one: a pending one before, an expired one afterwards. */
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
    // Where this fails, or is not allowed, the old line says that there is a newer one.
    if (status !== 'pending' && mayWithdraw) await withdrawing.send({ invitation_id: id }).catch(() => undefined)
  }

  return {
    me: useOptionalProfile()?.id,
    held: useOwnPermissions(),
    may: {
      change: useMay(updateUser),
      remove: useMay(deleteUser),
      invite: useMay(createInvitation),
      withdraw: mayWithdraw,
    },
    roles: useRoles(),
    nameOf: usePermissionNames(),
    applicationsField: ({ applications }) => (
      <TeamApplicationsField label={text('member.applications')} hint={text('member.applications.hint')} known={applications} />
    ),
    change: async (member, body) => {
      await changing.send({ user_id: member.id }, { body, ...versionOf(member) })
      toast.success(text('member.change.done', { name: personName(member.user) }))
    },
    remove: async (member) => {
      await removing.send({ user_id: member.id }, versionOf(member))
      toast.success(text('member.delete.done'))
    },
    inviteAgain,
    withdraw: async ({ id, email, status }) => {
      await withdrawing.send({ invitation_id: id })
      toast.success(text(status === 'pending' ? 'member.invitation.withdraw.done' : 'member.invitation.remove.done', { email }))
    },
  }
}
