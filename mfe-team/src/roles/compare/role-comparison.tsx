import type { Role } from '@console/contract'
import { useSearchParams, useSearchState } from '@console/router'
import { roleName } from '@console/session'
import { Box, Field, filterLook, Loaded, lazyPart, NativeSelect, Section, SkeletonPage, Stack } from '@console/ui'
import { useRoles } from '../../permissions/use-roles.ts'
import { useText } from '../../text.ts'

const RoleDifferences = lazyPart(
  () => import('./role-differences.tsx'),
  (file) => file.RoleDifferences,
)

/** Compares the role with the one in the address, `?with=<id>`. */
export function RoleComparison({ role }: { readonly role: Role }) {
  const text = useText()
  const roles = useRoles()
  const [search] = useSearchParams()
  const change = useSearchState()
  const id = search.get('with') ?? ''
  return (
    <Section title={text('role.compare')}>
      <Loaded from={roles} skeleton={<SkeletonPage />} failed={text('roles.failed')}>
        {({ items }) => {
          const others = items.filter((one) => one.id !== role.id)
          const chosen = others.find((one) => one.id === id)
          return (
            <Stack gap="4">
              <Field.Root maxW="xs">
                <Field.Label>{text('role.compare.with')}</Field.Label>
                <NativeSelect
                  {...filterLook(false)}
                  value={chosen?.id ?? ''}
                  onChange={(event) => change({ with: event.target.value }, { replace: true })}
                >
                  <option value="">{text('role.compare.choose')}</option>
                  {others.map((one) => (
                    <option key={one.id} value={one.id}>
                      {roleName(one)}
                    </option>
                  ))}
                </NativeSelect>
              </Field.Root>
              <Box role="status">{chosen ? <RoleDifferences first={role} second={chosen} /> : null}</Box>
            </Stack>
          )
        }}
      </Loaded>
    </Section>
  )
}
