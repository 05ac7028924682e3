import { useCall } from '@console/api'
import { listUsers, paths, type Role } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useMay } from '@console/session'
import { EntityLink, Loaded, PlainList, SkeletonPage, Span, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'

const SHOWN = 10

export function RoleHolders({ role }: { readonly role: Pick<Role, 'id' | 'users_count'> }) {
  const text = useText()
  const { personName } = useFormats()
  const maySee = useMay(listUsers)
  const holders = useCall(listUsers, maySee ? { role_id: role.id, page_size: SHOWN, sort: 'first_name' } : null)
  if (!maySee) return <Text textStyle="sm">{text('role.members.count', { count: role.users_count })}</Text>
  return (
    <Loaded
      from={holders}
      skeleton={<SkeletonPage />}
      failed={text('role.members.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={() => (
        <Text textStyle="sm" color="fg.muted">
          {text('role.members.none')}
        </Text>
      )}
    >
      {({ items, total }) => (
        <Stack gap="2" textStyle="sm">
          <PlainList gap="1">
            {items.map(({ id, user }) => (
              <li key={id}>
                {personName(user)}{' '}
                <Span color="fg.muted" textStyle="xs" overflowWrap="anywhere">
                  {user.email}
                </Span>
              </li>
            ))}
          </PlainList>
          {total > items.length ? (
            <EntityLink to={paths.usersOf(role.id)} quiet={false}>
              {text('role.members.all', { count: total })}
            </EntityLink>
          ) : null}
        </Stack>
      )}
    </Loaded>
  )
}
