import type { PublisherUser, Role } from '@console/contract'
import { Form, useFieldValue, useRecordForm } from '@console/forms'
import { useKitText } from '@console/i18n'
import { Notice, Stack, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { NeedsNotice } from '../permissions/needs-notice.tsx'
import { RoleField } from '../permissions/role-field.tsx'
import { useText } from '../text.ts'
import { MemberForm, type MemberValues, memberBody, memberValues } from './member-record.ts'
import { changeBetween } from './role-change.ts'
import { useTeam } from './team.ts'

interface Props {
  readonly member: PublisherUser
  readonly roles: readonly Role[]
  readonly applications: ReactNode
  readonly onLeave: () => void
}

export function MemberEditor({ member, roles, applications, onLeave }: Props) {
  const text = useText()
  const kitText = useKitText()
  const { held, change } = useTeam()
  const form = useRecordForm(MemberForm, memberValues(member))

  async function save(values: MemberValues): Promise<void> {
    await change(member, await memberBody(member, values))
    onLeave()
  }

  return (
    <Form form={form} submit={kitText('action.save')} failed={text('member.change.failed')} onSubmit={save} onCancel={onLeave}>
      <Stack gap="4">
        <RoleField label={text('member.role')} roles={roles} held={held} current={member.role.id} />
        <ChangeSummary roles={roles} current={member.role.id} />
        {applications}
      </Stack>
    </Form>
  )
}

function ChangeSummary({ roles, current }: { readonly roles: readonly Role[]; readonly current: string }) {
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
