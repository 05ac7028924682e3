import { paths } from '@console/contract'
import { asOwner, campaignFactory, recordCalls, renderPage, UNUSED_ID } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FromOriginal } from './original.tsx'
import { campaignRecord } from './testing/campaign-record.tsx'
import { moduleOf } from './testing/module-of.ts'

const pages = {
  newCampaign: () => (
    <FromOriginal of={campaignRecord} failed="The original could not be had">
      {(original) => <h1>{original ? `Like ${original.name}` : 'Like none'}</h1>}
    </FromOriginal>
  ),
}

test('the original that the address names is read', async () => {
  const { id, name } = await asOwner(() => campaignFactory())
  await renderPage(moduleOf(pages), paths.campaignDuplicate(id), { as: 'owner' })
  expect(await screen.findByRole('heading', { name: `Like ${name}` })).toBeInTheDocument()
})

test.each(['', '?from=', '?from=no%20id%21'])('/campaigns/create%s names no original: nothing is asked', async (query) => {
  const calls = recordCalls()
  await renderPage(moduleOf(pages), `/campaigns/create${query}`, { as: 'owner' })
  expect(screen.getByRole('heading', { name: 'Like none' })).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('an original that is gone says so in the place of the form', async () => {
  await renderPage(moduleOf(pages), paths.campaignDuplicate(UNUSED_ID), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The original could not be had')
  expect(screen.queryByRole('heading', { name: /Like/ })).not.toBeInTheDocument()
})
