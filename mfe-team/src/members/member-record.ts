import { deleteUser, listUsers, type PublisherUser, PublisherUserWrite, paths, updateUser } from '@console/contract'
import { changedBody, describeRecord, idIn, idsIn } from '@console/records'
import * as v from 'valibot'
import { ApplicationScope, isScopeFilled } from '../permissions/applications/application-scope.ts'
import { useText } from '../text.ts'

export const memberRecord = describeRecord({
  messagePrefix: 'member',
  listMessagePrefix: 'members',
  text: useText,
  icon: 'users',
  list: listUsers,
  // No call reads a single member: the list has all of them, and this one returns one.
  read: updateUser,
  remove: deleteUser,
  gone: ['user_not_found'],
  title: ({ user }) => user.email,
  params: ({ id }) => ({ user_id: id }),
  path: ({ id }) => paths.user(id),
  listPath: paths.users,
  schema: PublisherUserWrite,
  values: (member: PublisherUser | undefined) => ({ role_id: member?.role.id ?? '', application_ids: idsOf(member) }),
  written: ({ role, applications }: Readonly<Record<'role' | 'applications', unknown>>) => ({
    role_id: idIn(role),
    application_ids: idsIn(applications),
  }),
})

/** The form says 'all' where the API has an empty list. */
export const MemberForm = v.pipe(
  v.object({ ...PublisherUserWrite.entries, which: ApplicationScope }),
  v.forward(v.partialCheck([['which'], ['application_ids']], isScopeFilled, 'min_items'), ['application_ids']),
)
export type MemberValues = v.InferInput<typeof MemberForm>

export const memberValues = (member: PublisherUser): MemberValues => ({
  ...memberRecord.values(member),
  which: member.applications.length === 0 ? 'all' : 'some',
})

const idsOf = (member: PublisherUser | undefined): string[] => member?.applications.map(({ id }) => id) ?? []

export const memberBody = async (member: PublisherUser, { role_id, which, application_ids }: MemberValues): Promise<PublisherUserWrite> =>
  (await changedBody(
    memberRecord,
    { role_id, application_ids: which === 'all' ? [] : (application_ids ?? []) },
    member,
  )) as PublisherUserWrite
