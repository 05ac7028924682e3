import { createSource } from '@console/contract'
import { renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CreateLink } from './index.ts'
import { campaignRecord } from './testing/campaign-record.tsx'
import { moduleOf } from './testing/module-of.ts'
import { sourceRecord } from './testing/source-record.tsx'

test('a person who may not create finds none', async () => {
  await renderPage(moduleOf({ campaigns: () => <CreateLink of={campaignRecord} /> }), '/campaigns', { as: 'viewer' })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a record that cannot be created has none, whoever asks', async () => {
  const { createPath: _, ...uncreated } = { ...sourceRecord, create: createSource }
  await renderPage(moduleOf({ sources: () => <CreateLink of={uncreated} /> }), '/sources/of-this', { as: 'owner' })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
