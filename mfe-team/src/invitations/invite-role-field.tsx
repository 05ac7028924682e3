import { useFieldValue } from '@console/forms'
import { Box, Button, ErrorState, Stack } from '@console/ui'
import { useState } from 'react'
import { MatrixView } from '../permissions/matrix-view.tsx'
import { NeedsNotice } from '../permissions/needs-notice.tsx'
import { RoleField } from '../permissions/role-field.tsx'
import { useOwnPermissions } from '../permissions/use-own-permissions.ts'
import { usePermissionNames } from '../permissions/use-permission-names.ts'
import { useRoles } from '../permissions/use-roles.ts'
import { useText } from '../text.ts'

export function InviteRoleField() {
  const text = useText()
  const nameOf = usePermissionNames()
  const held = useOwnPermissions()
  const roles = useRoles()
  const [id] = useFieldValue<string>('role_id')
  const [isShown, setIsShown] = useState(false)
  if (!roles.data && roles.error) return <ErrorState error={roles.error} title={text('invitations.role.failed')} onRetry={roles.retry} />
  const chosen = roles.data?.items.find((role) => role.id === id)
  return (
    <Stack gap="3">
      <RoleField label={text('invitations.role')} roles={roles.data?.items ?? []} held={held} choose={text('invitations.role.choose')} />
      {chosen ? <NeedsNotice keys={chosen.permissions} nameOf={nameOf} /> : null}
      {chosen ? (
        <Box>
          <Button size="xs" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {text('invitations.role.can')}
          </Button>
        </Box>
      ) : null}
      {chosen && isShown ? <MatrixView keys={chosen.permissions} nameOf={nameOf} /> : null}
    </Stack>
  )
}
