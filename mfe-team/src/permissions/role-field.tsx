import type { Role } from '@console/contract'
import { SelectField } from '@console/forms'
import { roleName } from '@console/session'
import { useText } from '../text.ts'
import { givableRoles } from './givable-roles.ts'

interface Props {
  readonly label: string
  readonly roles: readonly Role[]
  /** The giver's keys. */
  readonly held: readonly string[]
  /** The role that is held already, which can stay. */
  readonly current?: string
  /** The label of the first option, which means that no role is chosen yet. */
  readonly choose?: string
}

/** Offers the roles that the person can give; the hint names the others. */
export function RoleField({ label, roles, held, current, choose }: Props) {
  const text = useText()
  const givable = givableRoles(roles, held, current)
  const others = roles.filter((role) => !givable.includes(role))
  return (
    <SelectField
      name="role_id"
      label={label}
      required
      options={[
        ...(choose === undefined ? [] : [{ value: '', label: choose }]),
        ...givable.map((role) => ({ value: role.id, label: roleName(role) })),
      ]}
      hint={others.length > 0 ? text('permissions.role.others', { names: others.map(roleName).join(', ') }) : undefined}
    />
  )
}
