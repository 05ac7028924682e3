import type { Role } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { Notice, Stack, Text } from '@console/ui'
import { NeedsNotice } from '../permissions/needs-notice.tsx'
import { useText } from '../text.ts'
import { changeBetween } from './role-change.ts'
import { useTeam } from './team.ts'

export function ChangeSummary({ roles, current }: { readonly roles: readonly Role[]; readonly current: string }) {
  const text = useText()
  const { nameOf } = useTeam()
  const [chosen] = useFieldValue<string>('role_id')
  const keysOf = (id: string) => roles.find((role) => role.id === id)?.permissions ?? []
  const { gained, lost } = changeBetween(keysOf(current), keysOf(chosen))
  return (
    <Stack role="status" gap="3">
      {gained.length + lost.length > 0 ? (
        <Notice>
          {gained.length > 0 ? <Text>{text('member.change.gained', { names: gained.map(nameOf).join(', ') })}</Text> : null}
          {lost.length > 0 ? <Text>{text('member.change.lost', { names: lost.map(nameOf).join(', ') })}</Text> : null}
        </Notice>
      ) : null}
      <NeedsNotice keys={keysOf(chosen)} nameOf={nameOf} />
    </Stack>
  )
}
