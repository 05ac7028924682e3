import { renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import module from '../module.ts'

test.each([
  ['en', 'Sample section'],
  ['vi', 'Mục mẫu'],
] as const)('has its name as a heading in %s', async (locale, name) => {
  await renderPage(module, '/sample-section', { as: 'owner', locale })
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
})
