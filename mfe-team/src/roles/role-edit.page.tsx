import { RecordEditPage } from '@console/records/form'
import { NeedsInBar } from './matrix/needs-in-bar.tsx'
import { useRoleRefusal } from './role-actions.tsx'
import { RoleFields } from './role-fields.tsx'
import { roleRecord } from './role-record.ts'

export function RoleEditPage() {
  return (
    <RecordEditPage of={roleRecord} refuses={useRoleRefusal()} beside={<NeedsInBar />}>
      {() => <RoleFields />}
    </RecordEditPage>
  )
}
