import { call, isApiError } from '@console/api'
import { type Campaign, deleteCampaign, getCampaign, paths } from '@console/contract'
import {
  applicationFactory,
  asOwner,
  campaignFactory,
  chooseFromMenu,
  interceptCalls,
  isCallOf,
  question,
  recordCalls,
  refuseCalls,
  renderPage,
  sourceFactory,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useDeleteAction } from '../index.ts'
import { RecordActions, RecordPage } from '../page/index.ts'
import { CampaignList } from '../testing/campaign-list.tsx'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { sourceRecord } from '../testing/source-record.tsx'

function CampaignPage() {
  const remove = useDeleteAction(campaignRecord)({
    values: ({ owner }) => ({ owner: owner.first_name }),
    refusals: { version_mismatch: 'Look at it again' },
  })
  return <RecordPage of={campaignRecord}>{(record) => <RecordActions of={campaignRecord} record={record} actions={[remove]} />}</RecordPage>
}

const useOwnQuestion = ({ name }: Campaign) => ({ title: 'Really?', confirm: 'Yes', body: `${name} goes` })

function AskedOtherwise() {
  const remove = useDeleteAction(campaignRecord)({ useQuestion: useOwnQuestion })
  return <RecordPage of={campaignRecord}>{(record) => <RecordActions of={campaignRecord} record={record} actions={[remove]} />}</RecordPage>
}

function SourcePage() {
  const remove = useDeleteAction(sourceRecord)()
  return <RecordPage of={sourceRecord}>{(record) => <RecordActions of={sourceRecord} record={record} actions={[remove]} />}</RecordPage>
}

async function asked(page = CampaignPage, title = 'Delete this campaign?') {
  const campaign = await asOwner(() => campaignFactory({ name: 'Not for long' }))
  const drawn = await renderPage(moduleOf({ campaign: page, campaigns: CampaignList }), paths.campaign(campaign.id), { as: 'owner' })
  await chooseFromMenu(drawn.user, 'Delete campaign')
  return { ...drawn, campaign, dialog: await question(title) }
}

test('deleting names the record in its words, sends its version, says that it is done, and leads to the list', async () => {
  const { dialog, user, campaign, address } = await asked()
  expect(screen.getByRole('alertdialog')).toHaveTextContent('“Not for long” of Liên is deleted.')
  const sent = recordCalls(deleteCampaign)
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  expect(await screen.findByText('Campaign deleted')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/campaigns'))
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([`"${campaign.version}"`])
  const failure = await call(getCampaign, { campaign_id: campaign.id }).catch((error: unknown) => error)
  expect(isApiError(failure, 'campaign_not_found')).toBe(true)
})

test('a record below a parent leads to the list of that parent', async () => {
  const { id, application } = await asOwner(async () => sourceFactory(await applicationFactory(), { source_name: 'Nguồn' }))
  const page = await renderPage(moduleOf({ source: SourcePage }), paths.source(application.id, id), { as: 'owner', locale: 'vi' })
  await chooseFromMenu(page.user, 'Xóa nguồn cài đặt')
  const dialog = await question('Xóa nguồn cài đặt này?')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('“Nguồn” sẽ bị xóa.')
  await page.user.click(dialog.getByRole('button', { name: 'Xóa nguồn cài đặt' }))
  await waitFor(() => expect(page.address()).toBe(paths.sourcesOf(application.id)))
})

test('a deletion that fails says why in the words of the record, and keeps it', async () => {
  const { dialog, user, campaign, address } = await asked()
  refuseCalls(deleteCampaign, 'version_mismatch')
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  const reason = await dialog.findByRole('alert')
  expect(reason).toHaveTextContent('Couldn’t delete the campaign')
  expect(reason).toHaveTextContent('Look at it again')
  expect(address()).toBe(paths.campaign(campaign.id))
  expect(await call(getCampaign, { campaign_id: campaign.id })).toMatchObject({ name: 'Not for long' })
})

test('whoever goes elsewhere while it is deleted stays there', async () => {
  const { dialog, user, go, address } = await asked()
  const held = Promise.withResolvers<undefined>()
  interceptCalls((request) => (isCallOf(deleteCampaign, request) ? held.promise : undefined))
  await user.click(dialog.getByRole('button', { name: 'Delete campaign' }))
  await go('/campaigns?q=elsewhere')
  await screen.findByText('No results')
  const told = screen.queryAllByText('Campaign deleted').length
  held.resolve(undefined)
  await waitFor(() => expect(screen.getAllByText('Campaign deleted')).toHaveLength(told + 1))
  await act(async () => {})
  expect(address()).toBe('/campaigns?q=elsewhere')
})

test('another question may stand in the place of the plain one', async () => {
  const { dialog } = await asked(AskedOtherwise, 'Really?')
  expect(dialog.getByText('Not for long goes')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Yes' })).toBeInTheDocument()
})
