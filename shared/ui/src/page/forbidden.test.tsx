import { listPermissions, listRoles } from '@console/contract'
import { problem, recordCalls, refuseCalls, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { Forbidden } from './forbidden.tsx'

const NEEDS = ['pub:campaigns:read-list', 'campaign:read']

test.each([
  [
    'en',
    'Permission needed: “List campaigns” (pub:campaigns:read-list) or “View own campaigns” (campaign:read)',
    'Copy access request',
    /^Please give me access to http:\/\/localhost\S* at Lotus Games. Permission needed: “List campaigns” /,
  ],
  [
    'vi',
    'Cần quyền: “Xem danh sách chiến dịch” (pub:campaigns:read-list) hoặc “Xem chiến dịch của mình” (campaign:read)',
    'Sao chép yêu cầu cấp quyền',
    /^Vui lòng cấp quyền để tôi mở http:\/\/localhost\S* tại nhà phát hành Lotus Games. Quyền cần có: “Xem danh sách chiến dịch” /,
  ],
] as const)('in %s it names what is missing and has a sentence to ask for it', async (locale, words, copy, sentence) => {
  const { user } = await renderPart(<Forbidden needs={NEEDS} />, { as: 'owner', locale })
  expect(await screen.findByText(words)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: copy }))
  expect(await navigator.clipboard.readText()).toMatch(sentence)
})

test('a key for own records that the person has is not named: the record is someone else’s', async () => {
  await renderPart(<Forbidden needs={['pub:campaigns:read', 'campaign:read']} />, { as: 'own' })
  expect(await screen.findByText('Permission needed: “View campaigns” (pub:campaigns:read)')).toBeInTheDocument()
})

test('where the words for the keys cannot be had, the keys themselves are named', async () => {
  refuseCalls(listPermissions, 'busy')
  await renderPart(<Forbidden needs={['pub:campaigns:create']} />, { as: 'owner' })
  expect(await screen.findByText('Permission needed: pub:campaigns:create')).toBeInTheDocument()
})

test('it names the roles that have the permission to people who may read roles', async () => {
  await renderPart(<Forbidden needs={['pub:publisher:update']} />, { as: 'manager', locale: 'vi' })
  expect(await screen.findByText('Vai trò có quyền này: Chủ sở hữu')).toBeInTheDocument()
})

test('a person who may not read roles is not told of them, and no call is made', async () => {
  const sent = recordCalls(listRoles)
  await renderPart(<Forbidden needs={['pub:publisher:update']} />, { as: 'editor' })
  expect(await screen.findByText('Permission needed: “Edit the publisher” (pub:publisher:update)')).toBeInTheDocument()
  expect(screen.queryByText(/Roles with this permission/)).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('where the roles cannot be had, the rest of the page stands as if there were none', async () => {
  const refused = recordCalls(listRoles, () => problem('internal'))
  await renderPart(<Forbidden needs={['pub:publisher:update']} />, { as: 'manager' })
  expect(await screen.findByText(/^Permission needed: “Edit the publisher”/)).toBeInTheDocument()
  await waitFor(() => expect(refused).toHaveLength(1))
  expect(screen.queryByText(/Roles with this permission/)).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('where no one knows what is missing, nothing is named', async () => {
  await renderPart(<Forbidden />, { as: 'owner' })
  expect(screen.getByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument()
})
