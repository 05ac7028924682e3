import { deleteUser, type PublisherUser, paths, updateUser } from '@console/contract'
import { useFormats } from '@console/i18n'
import { calling, type Question, type RecordAction } from '@console/records'
import { roleName } from '@console/session'
import { Field, filterLook, NamedText, NativeSelect, Text } from '@console/ui'
import { useState } from 'react'
import { givableRoles } from '../permissions/givable-roles.ts'
import { useText } from '../text.ts'
import { memberBody, memberRecord, memberValues } from './member-record.ts'
import { useTeam } from './team.ts'
import { useMemberRefusal } from './use-member-refusal.ts'

/** For the list alone: a member's page has its own form and question. */
export function useMemberActions(): readonly RecordAction<PublisherUser>[] {
  const text = useText()
  const { personName } = useFormats()
  const { roles, held } = useTeam()
  const [roleId, setRoleId] = useState('')
  const refuses = useMemberRefusal()
  const { params } = memberRecord
  const givable = givableRoles(roles.data?.items ?? [], held)

  const removeQuestion = ({ user }: PublisherUser): Question => ({
    title: text('member.delete.title'),
    confirm: text('member.delete.action'),
    body: (
      <Text>
        <NamedText name={personName(user)}>{(name) => text('member.delete.text', { name })}</NamedText>
      </Text>
    ),
  })

  return [
    {
      id: 'role',
      needs: updateUser,
      refuses,
      one: { label: text('member.role.change'), to: ({ id }) => paths.user(id) },
      many: {
        label: text('member.role.change'),
        ask: {
          title: text('member.role.changeMany.title'),
          text: text('member.role.changeMany.text'),
          blocked: roleId === '' ? text('member.role.choose') : undefined,
          choice: (
            <Field.Root>
              <Field.Label>{text('member.role')}</Field.Label>
              <NativeSelect {...filterLook(false)} value={roleId} onChange={({ target }) => setRoleId(target.value)}>
                <option value="">{text('member.role.choose')}</option>
                {givable.map((role) => (
                  <option key={role.id} value={role.id}>
                    {roleName(role)}
                  </option>
                ))}
              </NativeSelect>
            </Field.Root>
          ),
        },
      },
      call: calling(updateUser, {
        params: params as (member: PublisherUser) => { user_id: string },
        change: async (member) => ({
          body: await memberBody(member, { ...memberValues(member), role_id: roleId }),
          version: member.version,
        }),
      }),
    },
    {
      id: 'remove',
      needs: deleteUser,
      danger: true,
      refuses,
      one: {
        label: text('member.delete.action'),
        done: text('member.delete.done'),
        failed: text('member.delete.failed'),
        // A doubt and no question about the whole record, which no call reads.
        doubt: removeQuestion,
      },
      many: {
        label: text('member.deleteMany.action'),
        ask: { title: text('member.deleteMany.title'), text: text('member.deleteMany.text') },
      },
      call: calling(deleteUser, { params: params as (member: PublisherUser) => { user_id: string }, already: 'user_not_found' }),
    },
  ]
}
