import { recordCalls, renderPage, UNUSED_ID } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

test('the address of a form that can name no campaign makes no call', async () => {
  const calls = recordCalls()
  await renderPage(campaigns, `/campaigns/${'x'.repeat(65)}/edit`, { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy chiến dịch' })).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a campaign that nobody has is not forbidden but not there, also under the keys for own work', async () => {
  await renderPage(campaigns, `/campaigns/${UNUSED_ID}/edit`, { as: 'own', locale: 'vi' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Chiến dịch không tồn tại' })).toBeInTheDocument()
})
