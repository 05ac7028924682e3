import { deleteUser, listUsers, type PublisherUser, PublisherUserWrite, paths, updateUser } from '@console/contract'
import { describeRecord } from '@console/records'
import { useText } from './member-text.ts'

export type MemberValues = PublisherUserWrite & { readonly application_ids: string[] }

export const memberRecord = describeRecord({
  word: 'member',
  words: 'members',
  text: useText,
  icon: 'users',
  list: listUsers,
  // No call reads a single member: the list knows all of them, and this one answers with one.
  read: updateUser,
  remove: deleteUser,
  gone: ['user_not_found'],
  title: ({ user }) => user.email,
  params: ({ id }) => ({ user_id: id }),
  path: ({ id }) => paths.user(id),
  listPath: paths.users,
  schema: PublisherUserWrite,
  values: (member: PublisherUser | undefined) => ({ role_id: member?.role.id ?? '', application_ids: idsOf(member) }),
})

export const idsOf = (member: PublisherUser | undefined): string[] => member?.applications.map(({ id }) => id) ?? []
