import { listPermissions } from '@console/contract'
import { refuseCalls, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Forbidden } from './forbidden.tsx'

const NEEDS = ['pub:campaigns:read-list', 'campaign:read']

test.each([
  [
    'en',
    'Permission needed: “List campaigns” (pub:campaigns:read-list) or “View own campaigns” (campaign:read)',
    'Copy a request for access',
    /^Please give me the permission “List campaigns” .* at Lotus Games, so that I can open http:\/\/localhost\S*$/,
  ],
  [
    'vi',
    'Cần quyền: “Xem danh sách chiến dịch” (pub:campaigns:read-list) hoặc “Xem chiến dịch của mình” (campaign:read)',
    'Sao chép lời xin cấp quyền',
    /^Vui lòng cấp cho tôi quyền “Xem danh sách chiến dịch” .* tại Lotus Games để tôi mở được http:\/\/localhost\S*$/,
  ],
] as const)('in %s it names what is missing and has a sentence to ask for it', async (locale, words, copy, sentence) => {
  const { user } = await renderPart(<Forbidden needs={NEEDS} />, { as: 'owner', locale })
  expect(await screen.findByText(words)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: copy }))
  expect(await navigator.clipboard.readText()).toMatch(sentence)
})

test('where the words for the keys cannot be had, the keys themselves are named', async () => {
  refuseCalls(listPermissions, 'busy')
  await renderPart(<Forbidden needs={['pub:campaigns:create']} />, { as: 'owner' })
  expect(await screen.findByText('Permission needed: pub:campaigns:create')).toBeInTheDocument()
})

test('where nobody knows what is missing, nothing is named', async () => {
  await renderPart(<Forbidden />, { as: 'owner' })
  expect(screen.getByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument()
})
