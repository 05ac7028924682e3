import { permissionsNotHeld, type Role } from '@console/contract'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { roleName } from '@console/session'
import { Notice, Page } from '@console/ui'
import { useOwnPermissions } from '../permissions/use-own-permissions.ts'
import { usePermissionNames } from '../permissions/use-permission-names.ts'
import { useText } from '../text.ts'
import { duplicateOf } from './duplicate.ts'
import { NeedsInBar } from './matrix/needs-in-bar.tsx'
import { RoleFields } from './role-fields.tsx'
import { roleRecord, valuesOf } from './role-record.ts'

/** With `?from=<id>` it opens with a copy of that role. */
export function RoleCreatePage() {
  const text = useText()
  const from = useOriginalId()
  return (
    <Page key={from} title={text(from ? 'role.duplicate.title' : 'role.create.title')}>
      <FromOriginal of={roleRecord} failed={text('role.duplicate.failed')}>
        {(original) => <Creator original={original} />}
      </FromOriginal>
    </Page>
  )
}

function Creator({ original }: { readonly original: Role | undefined }) {
  const text = useText()
  const held = useOwnPermissions()
  const copy = original ? { values: duplicateOf(original, text('role.duplicate.name', { name: roleName(original) }), held) } : {}
  return (
    <RecordCreator of={roleRecord} from={original} beside={<NeedsInBar />} {...copy}>
      {original ? <NotCopied lacked={permissionsNotHeld(held, valuesOf(original).permissions)} /> : null}
      <RoleFields />
    </RecordCreator>
  )
}

function NotCopied({ lacked }: { readonly lacked: readonly string[] }) {
  const text = useText()
  const nameOf = usePermissionNames()
  return lacked.length > 0 ? <Notice>{text('role.duplicate.lacked', { names: lacked.map(nameOf).join(', ') })}</Notice> : null
}
