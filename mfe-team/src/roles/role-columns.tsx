import { type listRoles, PERMISSION_KEYS } from '@console/contract'
import { type ColumnOf, textColumn, useNumberColumn, useTimeColumn } from '@console/records'
import { roleName } from '@console/session'
import { useText } from '../text.ts'
import { roleDescription } from './role-description.ts'

export function useRoleColumns(): readonly ColumnOf<typeof listRoles>[] {
  const text = useText()
  const numberColumn = useNumberColumn()
  const timeColumn = useTimeColumn()
  const kindOf = (isOriginal: boolean) => text(isOriginal ? 'role.kind.original' : 'role.kind.custom')
  return [
    textColumn({
      id: 'name',
      header: text('role.name'),
      sort: 'name',
      text: (role) => roleName(role),
      below: ({ is_original, users_count }) => `${kindOf(is_original)} · ${text('role.members.count', { count: users_count })}`,
    }),
    textColumn({
      id: 'description',
      header: text('role.description'),
      from: 'xl',
      choice: 'shown',
      text: roleDescription,
    }),
    textColumn({
      id: 'origin',
      header: text('role.kind'),
      from: 'lg',
      choice: 'shown',
      width: 10,
      text: ({ is_original }) => kindOf(is_original),
      value: ({ is_original }) => (is_original ? 'original' : 'custom'),
    }),
    numberColumn({
      id: 'permissions',
      header: text('role.permissions'),
      from: 'lg',
      choice: 'shown',
      width: 8,
      count: ({ permissions }) => permissions.filter((key) => (PERMISSION_KEYS as readonly string[]).includes(key)).length,
    }),
    numberColumn({
      id: 'members',
      header: text('role.members'),
      from: 'lg',
      choice: 'shown',
      width: 8,
      count: ({ users_count }) => users_count,
    }),
    timeColumn({
      id: 'created',
      header: text('role.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'xl',
      choice: 'hidden',
    }),
  ]
}
