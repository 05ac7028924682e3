import { listRoles } from '@console/contract'
import { CreateLink, ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { useRoleActions } from './role-actions.tsx'
import { useRoleColumns } from './role-columns.tsx'
import { roleRecord } from './role-record.ts'

/** A role is neither active nor inactive, so its origin is all that narrows the list. */
export function RoleListPage() {
  const text = useText()
  const list = useList(listRoles, {
    filters: [
      {
        field: 'is_original',
        label: text('role.kind'),
        all: text('roles.kind.all'),
        options: optionsOf(['true', 'false'], (value) => text(value === 'true' ? 'role.kind.original' : 'role.kind.custom')),
      },
    ],
  })
  return (
    <Page wide title={text('roles.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={roleRecord} />}>
      <RecordList of={roleRecord} list={list} columns={useRoleColumns()} actions={useRoleActions()} />
    </Page>
  )
}
