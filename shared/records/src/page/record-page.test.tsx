import { useCall } from '@console/api'
import { getCampaign, getSource, listCampaigns, paths } from '@console/contract'
import { recordNameStore } from '@console/session'
import {
  answerCalls,
  applicationFactory,
  asOwner,
  campaignFactory,
  recordCalls,
  refuseCalls,
  renderPage,
  sourceFactory,
  UNUSED_ID,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { sourceRecord } from '../testing/source-record.tsx'
import { LoadedRecord, RecordPage } from './index.ts'

const pages = {
  campaign: () => <RecordPage of={campaignRecord}>{({ name }) => <h1>{name}</h1>}</RecordPage>,
  source: () => <RecordPage of={sourceRecord}>{({ source_name }) => <h1>{source_name}</h1>}</RecordPage>,
}

test.each(['/sources/a%20b/c', '/sources/a/b%21'])(
  '%s can name no record: nothing is asked, and another parent can be chosen',
  async (address) => {
    const calls = recordCalls()
    await renderPage(moduleOf(pages), address, { as: 'owner', locale: 'vi' })
    expect(screen.getByText('Không tìm thấy nguồn cài đặt')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Đến các nguồn cài đặt' })).toHaveAttribute('href', '/vi/sources')
    expect(calls).toEqual([])
  },
)

test('an address that can name no record without a parent leads to the list', async () => {
  const calls = recordCalls()
  await renderPage(moduleOf(pages), '/campaigns/no%20id%21', { as: 'owner' })
  expect(screen.getByText('Campaign not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to campaigns' })).toHaveAttribute('href', '/campaigns')
  expect(calls).toEqual([])
})

test('a record that no one has says so and leads to the list that it would stand in', async () => {
  const { id } = await asOwner(() => applicationFactory())
  await renderPage(moduleOf(pages), paths.source(id, UNUSED_ID), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText('Nguồn cài đặt không còn nữa')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Đến các nguồn cài đặt' })).toHaveAttribute('href', `/vi${paths.sourcesOf(id)}`)
})

test('a record whose parent is gone says that, and leads to where another can be chosen', async () => {
  await renderPage(moduleOf(pages), paths.source(UNUSED_ID, UNUSED_ID), { as: 'owner' })
  expect(await screen.findByText('The application is gone')).toBeInTheDocument()
  expect(screen.queryByText('The source is gone')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to sources' })).toHaveAttribute('href', '/sources')
})

test('a record that could not be read says so with the reference, and can be asked for again', async () => {
  const { id, name } = await asOwner(() => campaignFactory())
  refuseCalls(getCampaign, 'internal', { request_id: 'req-9' })
  const { user } = await renderPage(moduleOf(pages), paths.campaign(id), { as: 'owner', locale: 'vi' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Không tải được chiến dịch')
  expect(alert).toHaveTextContent('req-9')
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
})

test('a record that may not be read says why, and is not asked for again', async () => {
  const { id, name } = await asOwner(() => campaignFactory())
  await renderPage(moduleOf(pages), paths.campaign(id), { as: 'own' })
  expect(await screen.findByRole('heading', { name: 'No Permission' })).toBeVisible()
  expect(screen.getByText("You don't have permission to access this resource or functionality")).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  expect(screen.queryByText(name)).not.toBeInTheDocument()
})

test.each([
  ['no one has', 'owner', 'en', 'The campaign is gone'],
  ['is not for them', 'own', 'vi', 'Không có quyền'],
] as const)('a person who goes on to a record that %s is led to the words for it', async (_, as, locale, title) => {
  const { id } = await asOwner(() => campaignFactory())
  const { go } = await renderPage(moduleOf(pages), '/campaigns/no%20id%21', { as, locale })
  await go(as === 'own' ? paths.campaign(id) : paths.campaign(UNUSED_ID))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus())
})

test('the record that the address names is drawn, and breadcrumbs learn its name and those that it knows', async () => {
  const { id, application } = await asOwner(async () =>
    sourceFactory(await applicationFactory({ display_name: 'Named game' }), { source_name: 'Named source' }),
  )
  await renderPage(moduleOf(pages), paths.source(application.id, id), { as: 'owner' })
  await screen.findByRole('heading', { name: 'Named source' })
  expect(recordNameStore.getState()).toMatchObject({
    [paths.sourcesOf(application.id)]: 'Named game',
    [paths.source(application.id, id)]: 'Named source',
  })
})

test('breadcrumbs learn nothing of a record that is not there', async () => {
  refuseCalls(getSource, 'source_not_found')
  await renderPage(moduleOf(pages), paths.source('some', 'one'), { as: 'owner' })
  await screen.findByText('The source is gone')
  expect(recordNameStore.getState()).not.toHaveProperty([paths.source('some', 'one')])
})

/** Shows the first campaign that the list finds by a word, at an address that has a word in place of an id. */
function FoundCampaign({ q }: { readonly q: string }) {
  const found = useCall(listCampaigns, { q })
  const id = found.data?.items[0]?.id
  const reading = useCall(getCampaign, id === undefined ? null : { campaign_id: id })
  return (
    <LoadedRecord of={campaignRecord} reading={{ ...reading, isUnusable: false, isGone: found.data?.items.length === 0 }}>
      {({ name }) => <h1>{name}</h1>}
    </LoadedRecord>
  )
}

test('a record that was found in another way is drawn as one of the address', async () => {
  const { id, name } = await asOwner(() => campaignFactory({ name: 'Found by a word' }))
  await renderPage(moduleOf({ campaign: () => <FoundCampaign q="found by a word" /> }), '/campaigns/found', { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
  expect(recordNameStore.getState()).toMatchObject({ [paths.campaign(id)]: name })
})

test('a record that was found in no way is gone', async () => {
  await renderPage(moduleOf({ campaign: () => <FoundCampaign q="zzzz" /> }), '/campaigns/found', { as: 'owner' })
  expect(await screen.findByText('The campaign is gone')).toBeInTheDocument()
})
