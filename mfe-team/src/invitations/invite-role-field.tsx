import { useCall } from '@console/api'
import { beyond, listRoles } from '@console/contract'
import { SelectField } from '@console/forms'
import { ErrorState } from '@console/ui'
import { useHeld } from '../permissions/use-held.ts'
import { useText } from './invite-text.ts'

const MOST = 500

/** A role among those whose permissions the person holds; the others are named with the reason. */
export function InviteRoleField() {
  const text = useText()
  const held = useHeld()
  const roles = useCall(listRoles, { page_size: MOST, sort: 'name' })
  if (!roles.data && roles.error) return <ErrorState error={roles.error} title={text('invitations.role.failed')} onRetry={roles.retry} />
  const all = roles.data?.items ?? []
  const others = all.filter(({ permissions }) => beyond(held, permissions).length > 0)
  const givable = all.filter((role) => !others.includes(role))
  return (
    <SelectField
      name="role_id"
      label={text('invitations.role')}
      required
      options={[{ value: '', label: text('invitations.role.choose') }, ...givable.map(({ id, name }) => ({ value: id, label: name }))]}
      hint={others.length > 0 ? text('invitations.role.others', { names: others.map(({ name }) => name).join(', ') }) : undefined}
    />
  )
}
