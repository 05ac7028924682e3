import { recordCalls, renderPage, UNUSED_ID } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

test.each([
  ['its page', 'no%20id%21', 'en', 'Campaign not found'],
  ['its form', `${'x'.repeat(65)}/edit`, 'vi', 'Không tìm thấy chiến dịch'],
] as const)('an address that can name no campaign makes no call: %s', async (_, address, locale, title) => {
  const calls = recordCalls()
  await renderPage(campaigns, `/campaigns/${address}`, { as: 'owner', locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(calls).toEqual([])
})

test.each([
  ['its page', '', 'owner', 'en', 'Campaign is not exists'],
  ['its form', '/edit', 'own', 'vi', 'Chiến dịch không tồn tại'],
] as const)('a campaign that nobody has is not forbidden but not there: %s', async (_, below, as, locale, title) => {
  await renderPage(campaigns, `/campaigns/${UNUSED_ID}${below}`, { as, locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})
