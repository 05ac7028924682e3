import { campaignFactory, enter, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

// Of somebody else, while the person may read only their own.
test.each([
  ['its page', '', 'en', 'No Permission', 'Home page'],
  ['its form', '/edit', 'vi', 'Không có quyền', 'Trang chủ'],
] as const)("somebody else's campaign is not for who sees their own only: %s", async (_, below, locale, title, home) => {
  await enter({ as: 'owner' }, {})
  const { id } = await campaignFactory({})
  await renderPage(campaigns, `/campaigns/${id}${below}`, { as: 'own', locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: home })).toBeInTheDocument()
})
