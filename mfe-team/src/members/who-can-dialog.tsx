import { useCall } from '@console/api'
import { listUsers, PERMISSION_KEYS, paths, type Role } from '@console/contract'
import { useFormats } from '@console/i18n'
import { roleName, useMay } from '@console/session'
import { EntityLink, Field, filterLook, Loaded, ModalDialog, NativeSelect, PlainList, SkeletonPage, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { useTeam } from './team.ts'

const SHOWN = 20

export function WhoCanDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const { nameOf, roles } = useTeam()
  const [key, setKey] = useState<string>(PERMISSION_KEYS[0] ?? '')
  return (
    <ModalDialog wide title={text('members.whoCan')} onClose={onClose}>
      <Stack gap="4">
        <Field.Root>
          <Field.Label>{text('members.whoCan.permission')}</Field.Label>
          <NativeSelect {...filterLook(false)} value={key} onChange={(event) => setKey(event.target.value)}>
            {PERMISSION_KEYS.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </NativeSelect>
        </Field.Root>
        <Loaded from={roles} skeleton={<SkeletonPage />} failed={text('member.roles.failed')}>
          {({ items }) => <Holding roles={items.filter(({ permissions }) => permissions.includes(key))} />}
        </Loaded>
      </Stack>
    </ModalDialog>
  )
}

function Holding({ roles }: { readonly roles: readonly Role[] }) {
  const text = useText()
  if (roles.length === 0) return <Text>{text('members.whoCan.none')}</Text>
  return (
    <PlainList gap="4" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {roles.map((role) => (
        <li key={role.id}>
          <Holders role={role} />
        </li>
      ))}
    </PlainList>
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
        {roleName(role)}
      </EntityLink>
      <Text textStyle="sm" color="fg.muted">
        {text('member.count', { count: role.users_count })}
      </Text>
      {found ? <Text textStyle="sm">{found.items.map(({ user }) => personName(user)).join(', ')}</Text> : null}
    </>
  )
}
