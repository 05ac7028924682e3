import { listRoles, listUsers, paths, type Role } from '@console/contract'
import { AgoFact, RecordActions, RecordPage, RecordStrip, StripFact } from '@console/records/page'
import { roleName, useMay } from '@console/session'
import { EntityLink, Notice, Page, Section, Stack, Text } from '@console/ui'
import { MatrixView } from '../permissions/matrix-view.tsx'
import { NeedsNotice } from '../permissions/needs-notice.tsx'
import { usePermissionNames } from '../permissions/use-permission-names.ts'
import { useText } from '../text.ts'
import { RoleComparison } from './compare/role-comparison.tsx'
import { useRoleActions } from './role-actions.tsx'
import { roleDescription } from './role-description.ts'
import { RoleHolders } from './role-holders.tsx'
import { roleRecord } from './role-record.ts'

export function RolePage() {
  return <RecordPage of={roleRecord}>{(role) => <RoleInfo role={role} />}</RecordPage>
}

function RoleInfo({ role }: { readonly role: Role }) {
  const text = useText()
  const nameOf = usePermissionNames()
  const mayCompare = useMay(listRoles)
  const { id, is_original, permissions, users_count, updated_on } = role
  const description = roleDescription(role)
  return (
    <Page title={roleName(role)} actions={<RecordActions of={roleRecord} record={role} actions={useRoleActions()} />}>
      <RecordStrip>
        <StripFact name={text('role.kind')}>{text(is_original ? 'role.kind.original' : 'role.kind.custom')}</StripFact>
        <StripFact name={text('role.members')}>
          <EntityLink to={paths.usersOf(id)} call={listUsers}>
            {text('role.members.count', { count: users_count })}
          </EntityLink>
        </StripFact>
        <AgoFact name={text('role.updated')} at={updated_on} />
      </RecordStrip>
      {description ? <Text textStyle="sm">{description}</Text> : null}
      {is_original ? <Notice>{text('role.original')}</Notice> : null}
      <Section title={text('role.permissions')} count={permissions.length}>
        <Stack gap="4">
          <NeedsNotice keys={permissions} nameOf={nameOf} />
          <MatrixView keys={permissions} nameOf={nameOf} />
        </Stack>
      </Section>
      {mayCompare ? <RoleComparison role={role} /> : null}
      <Section title={text('role.members')} count={users_count}>
        <RoleHolders role={role} />
      </Section>
    </Page>
  )
}
