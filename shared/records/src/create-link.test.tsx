import { createSource } from '@console/contract'
import { renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CreateLink } from './index.ts'
import { campaignRecord } from './testing/campaign-record.tsx'
import { moduleOf } from './testing/module-of.ts'
import { sourceRecord } from './testing/source-record.tsx'

const pages = {
  campaigns: () => <CreateLink of={campaignRecord} />,
  sources: () => <CreateLink of={sourceRecord} params={{ application_id: 'of-this' }} />,
}

test('who may create finds the form', async () => {
  await renderPage(moduleOf(pages), '/campaigns', { as: 'editor' })
  expect(screen.getByRole('link', { name: 'Create campaign' })).toHaveAttribute('href', '/campaigns/create')
})

test('the form of a new record below a parent knows its parent', async () => {
  await renderPage(moduleOf(pages), '/sources/of-this', { as: 'editor', locale: 'vi' })
  expect(screen.getByRole('link', { name: 'Tạo nguồn cài đặt' })).toHaveAttribute('href', '/vi/sources/of-this/create')
})

test('who may not create finds none', async () => {
  await renderPage(moduleOf(pages), '/campaigns', { as: 'viewer' })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a record that cannot be created has none, whoever asks', async () => {
  const { createPath: _, ...uncreated } = { ...sourceRecord, create: createSource }
  await renderPage(moduleOf({ sources: () => <CreateLink of={uncreated} /> }), '/sources/of-this', { as: 'owner' })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
