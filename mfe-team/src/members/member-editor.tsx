import type { PublisherUser, Role } from '@console/contract'
import { Form, useRecordForm } from '@console/forms'
import { useKitText } from '@console/i18n'
import { Stack } from '@console/ui'
import type { ReactNode } from 'react'
import { RoleField } from '../permissions/role-field.tsx'
import { useText } from '../text.ts'
import { ChangeSummary } from './change-summary.tsx'
import { MemberForm, type MemberValues, memberBody, memberValues } from './member-record.ts'
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
