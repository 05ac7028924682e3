import { useChange } from '@console/api'
import { type PublisherUser, PublisherUserWrite, type Role, updateUser } from '@console/contract'
import { ApplicationPicker } from '@console/entities'
import { Form, SelectField, useRecordForm } from '@console/forms'
import { useFormats, useKitText } from '@console/i18n'
import { Stack, toast } from '@console/ui'
import { useHeld } from '../permissions/use-held.ts'
import { ChangeSummary } from './change-summary.tsx'
import { idsOf } from './member-record.ts'
import { useText } from './member-text.ts'
import { givableRoles } from './role-change.ts'

interface Props {
  readonly member: PublisherUser
  readonly roles: readonly Role[]
  readonly onDone: () => void
}

/** Role and applications of a member. */
export function MemberEditor({ member, roles, onDone }: Props) {
  const text = useText()
  const kitText = useKitText()
  const { personName } = useFormats()
  const { send } = useChange(updateUser)
  const givable = givableRoles(roles, useHeld(), member.role.id)
  const form = useRecordForm(PublisherUserWrite, { role_id: member.role.id, application_ids: idsOf(member) })
  const others = roles.filter((role) => !givable.includes(role))

  async function save(body: PublisherUserWrite): Promise<void> {
    await send({ user_id: member.id }, { body, ...(member.version === undefined ? {} : { version: member.version }) })
    toast.success(text('member.change.done', { name: personName(member.user) }))
    onDone()
  }

  return (
    <Form form={form} submit={kitText('action.save')} failed={text('member.change.failed')} onSubmit={save} onCancel={onDone}>
      <Stack gap="4">
        <SelectField
          name="role_id"
          label={text('member.role')}
          required
          options={givable.map(({ id, name }) => ({ value: id, label: name }))}
          hint={others.length > 0 ? text('member.role.others', { names: others.map(({ name }) => name).join(', ') }) : undefined}
        />
        <ChangeSummary roles={roles} current={member.role.id} />
        <ApplicationPicker
          name="application_ids"
          label={text('member.applications')}
          hint={text('member.applications.hint')}
          searchLabel={text('member.applications.search')}
          failed={text('member.applications.failed')}
          none={text('member.applications.none')}
          others={(count) => text('member.applications.more', { count })}
          known={member.applications}
        />
      </Stack>
    </Form>
  )
}
