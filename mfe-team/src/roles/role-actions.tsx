import { createRole, paths, type Role, updateRole } from '@console/contract'
import { type Question, type RecordAction, useDeleteAction } from '@console/records'
import { roleName } from '@console/session'
import { Box, NamedText, Stack, Text } from '@console/ui'
import { exceeds } from '../permissions/givable-roles.ts'
import { useOwnPermissions } from '../permissions/use-own-permissions.ts'
import { useText } from '../text.ts'
import { RoleHolders } from './role-holders.tsx'
import { roleRecord } from './role-record.ts'

/** Returns why a role cannot be changed: it is the provider's, or it has keys that the person lacks. */
export function useRoleRefusal(): (role: Role) => string | undefined {
  const text = useText()
  const held = useOwnPermissions()
  return (role) => {
    if (role.is_original) return text('role.original')
    return exceeds(role, held) ? text('role.above') : undefined
  }
}

export function useRoleActions(): readonly RecordAction<Role>[] {
  const text = useText()
  const refuses = useRoleRefusal()
  const held = useOwnPermissions()
  const removing = useDeleteAction(roleRecord)
  return [
    {
      id: 'edit',
      needs: updateRole,
      place: 'primary',
      refuses,
      one: { label: text('action.edit'), to: ({ id }) => paths.roleUpdate(id) },
    },
    {
      id: 'duplicate',
      needs: createRole,
      place: 'button',
      one: { label: text('role.duplicate'), to: ({ id }) => paths.roleDuplicate(id) },
    },
    {
      id: 'view-as',
      needs: updateRole,
      place: 'wide',
      refuses: (role) => (exceeds(role, held) ? text('role.viewAs.above') : undefined),
      one: { label: text('role.viewAs'), to: ({ id }) => paths.viewAs(id) },
    },
    {
      ...removing({
        many: true,
        useQuestion: useDeleteQuestion,
        refusals: { role_in_use: text('role.delete.inUse') },
      }),
      refuses,
    },
  ]
}

/** It cannot be deleted while someone holds it. */
function useDeleteQuestion(role: Role): Question {
  const text = useText()
  const { users_count } = role
  const name = roleName(role)
  return {
    title: text('role.delete.title'),
    confirm: text('role.delete.action'),
    disabledReason: users_count > 0 ? text('role.delete.held', { count: users_count }) : undefined,
    body: (
      <Stack gap="4">
        <Text>
          <NamedText name={name}>{(shown) => text('role.delete.text', { name: shown })}</NamedText>
        </Text>
        {users_count > 0 ? (
          <Box as="section" aria-label={text('role.members')}>
            <Text fontWeight="medium" color="fg.error" mb="2">
              {text('role.delete.held', { count: users_count })}
            </Text>
            <RoleHolders role={role} />
          </Box>
        ) : null}
      </Stack>
    ),
  }
}
