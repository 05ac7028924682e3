import { useCall } from '@console/api'
import { listUsers, PERMISSION_KEYS, paths, type Role } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useMay } from '@console/session'
import { EntityLink, Field, ModalDialog, NativeSelect, PlainList, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { usePermissionNames } from '../permissions/use-permission-names.ts'
import { useText } from './member-text.ts'
import { useRoles } from './use-roles.ts'

const SHOWN = 20

/** Who can do something: the roles that hold a permission, and their members. */
export function WhoCanDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const nameOf = usePermissionNames()
  const roles = useRoles()
  const [key, setKey] = useState<string>(PERMISSION_KEYS[0] ?? '')
  const holding = roles?.filter(({ permissions }) => permissions.includes(key))
  return (
    <ModalDialog title={text('members.whoCan')} onClose={onClose}>
      <Stack gap="4">
        <Field.Root>
          <Field.Label>{text('members.whoCan.permission')}</Field.Label>
          <NativeSelect value={key} onChange={(event) => setKey(event.target.value)}>
            {PERMISSION_KEYS.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </NativeSelect>
        </Field.Root>
        {holding === undefined ? <SkeletonPage /> : null}
        {holding?.length === 0 ? <Text>{text('members.whoCan.none')}</Text> : null}
        <PlainList gap="3">
          {holding?.map((role) => (
            <li key={role.id}>
              <Holders role={role} />
            </li>
          ))}
        </PlainList>
      </Stack>
    </ModalDialog>
  )
}

function Holders({ role }: { readonly role: Role }) {
  const text = useText()
  const { personName } = useFormats()
  const maySee = useMay(listUsers)
  const found = useCall(listUsers, maySee && role.users_count > 0 ? { role_id: role.id, page_size: SHOWN, sort: 'first_name' } : null).data
  return (
    <>
      <EntityLink to={paths.usersOf(role.id)} call={listUsers}>
        {role.name}
      </EntityLink>
      <Text textStyle="sm" color="fg.muted">
        {text('member.count', { count: role.users_count })}
      </Text>
      {found ? <Text textStyle="sm">{found.items.map(({ user }) => personName(user)).join(', ')}</Text> : null}
    </>
  )
}
