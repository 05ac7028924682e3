import { call, useChange } from '@console/api'
import { type Campaign, getCampaign, paths, updateCampaign } from '@console/contract'
import { publisherStore } from '@console/session'
import {
  type Account,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  recordCalls,
  refuseCalls,
  renderPage,
  seededCampaign,
  UNUSED_ID,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { describeForm } from '../index.ts'
import { RecordPage } from '../page/index.ts'
import { campaignForms } from '../testing/campaign-forms.tsx'
import { CampaignFields, campaignRecord, campaignValues } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { RecordEditor, RecordEditPage } from './index.ts'

const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: /^(Save|Lưu)$/ })
const stored = ({ id }: Campaign) => call(getCampaign, { campaign_id: id })

async function opened(values: Parameters<typeof campaignFactory>[0] = {}, locale: 'en' | 'vi' = 'en') {
  const campaign = await asOwner(() => campaignFactory(values))
  const page = await renderPage(moduleOf(campaignForms), paths.campaignEdit(campaign.id), { as: 'owner', locale })
  await screen.findByRole('textbox', { name: 'Name' })
  return { ...page, campaign }
}

test('the page is titled by the name of the record, and its form opens with what the record has', async () => {
  await opened({ name: 'As it is', description: 'Words', status: 'active' })
  expect(screen.getByRole('heading', { level: 1, name: 'Edit As it is' })).toBeInTheDocument()
  expect(name()).toHaveValue('As it is')
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Words')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active')
})

test('saving sends it all as the schema reads it, with its version, is told about, and leads back', async () => {
  const { user, address, campaign } = await opened({ description: 'Stays' }, 'vi')
  const sent = recordCalls(updateCampaign)
  await user.clear(name())
  await user.type(name(), '  Tên mới ')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Tên mới' })).toBeInTheDocument()
  expect(await screen.findByText('Đã cập nhật chiến dịch')).toBeInTheDocument()
  expect(address()).toBe(paths.campaign(campaign.id))
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([`"${campaign.version}"`])
  expect(await sent[0]?.json()).toEqual({ ...campaignValues(campaign), name: 'Tên mới' })
})

test('what the API answered is shown though the record cannot be read again', async () => {
  const { user } = await opened({ name: 'Shown' })
  await user.type(name(), ' once')
  refuseCalls(getCampaign, 'busy')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Shown once' })).toBeInTheDocument()
})

test.each([
  ['busy', 'Dịch vụ hiện đang bận'],
  ['permission_denied', 'Không đủ quyền. Bạn không có quyền cần thiết để thực hiện thao tác này'],
] as const)('a save that fails with %s says why and keeps what is typed', async (code, words) => {
  const { user, campaign } = await opened({}, 'vi')
  refuseCalls(updateCampaign, code)
  await user.type(name(), ' typed')
  await user.click(save())
  const reason = await screen.findByRole('alert')
  expect(reason).toHaveTextContent('Không cập nhật được chiến dịch')
  expect(reason).toHaveTextContent(words)
  expect(name()).toHaveValue(`${campaign.name} typed`)
  expect(await stored(campaign)).toMatchObject({ name: campaign.name })
})

test('once a permission is known to be gone Save says so, and what is typed stays', async () => {
  const { user, campaign } = await opened()
  await user.type(name(), ' typed')
  const { permissions } = publisherStore.getState()
  if (!permissions) throw new Error('the permissions are not loaded')
  act(() => publisherStore.setState({ permissions: { ...permissions, permissions: ['pub:campaigns:read'] } }))
  const sent = recordCalls(updateCampaign)
  expect(save()).toHaveAccessibleDescription(/permission/)
  await user.click(save())
  await user.type(name(), '{Enter}')
  expect(name()).toHaveValue(`${campaign.name} typed`)
  expect(sent).toEqual([])
})

test('Cancel without a change leads back at once', async () => {
  const { user, address, campaign } = await opened()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe(paths.campaign(campaign.id)))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

const refusing = {
  ...campaignForms,
  campaignEdit: () => (
    <RecordEditPage of={campaignRecord} refuses={({ status }) => (status === 'ended' ? 'It has ended' : undefined)}>
      {() => <CampaignFields />}
    </RecordEditPage>
  ),
}

test('a record that cannot be edited shows the reason in the place of the form, with the way back', async () => {
  const { id } = await asOwner(() => campaignFactory({ ended: true }))
  const { user, address } = await renderPage(moduleOf(refusing), paths.campaignEdit(id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByRole('alert')).toHaveTextContent('It has ended')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Quay lại' }))
  expect(address()).toBe(paths.campaign(id))
})

/** Someone else changes the record while its form is open; from then on it cannot be edited. */
function Overtaken() {
  const { send } = useChange(updateCampaign)
  return (
    <RecordPage of={campaignRecord}>
      {(record) => (
        <>
          <button
            type="button"
            onClick={() => send({ campaign_id: record.id }, { body: { ...campaignValues(record), description: 'Theirs' } })}
          >{`Version ${record.version}`}</button>
          <RecordEditor of={campaignRecord} record={record} refused={record.version === 1 ? undefined : 'Not any more'}>
            <CampaignFields />
          </RecordEditor>
        </>
      )}
    </RecordPage>
  )
}

test('a record that can be edited no more while the form is open keeps the form', async () => {
  const { id, name: called } = await asOwner(() => campaignFactory())
  const { user } = await renderPage(moduleOf({ campaignEdit: Overtaken }), paths.campaignEdit(id), { as: 'owner' })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' typed')
  await user.click(screen.getByRole('button', { name: 'Version 1' }))
  await screen.findByRole('button', { name: 'Version 2' })
  expect(name()).toHaveValue(`${called} typed`)
  expect(screen.queryByText('Not any more')).not.toBeInTheDocument()
})

test('a person who may read but not edit gets the 403 page', async () => {
  const { id } = await asOwner(() => campaignFactory())
  await renderPage(moduleOf(campaignForms), paths.campaignEdit(id), { as: 'viewer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test.each([
  ['their own record', 'holiday lantern', 'Edit Holiday lantern parade'],
  ['no other', 'summer quest', 'No Permission'],
] as const)('under the keys for own work a person edits %s', async (_whose, q, title) => {
  const campaign = await asOwner(() => seededCampaign(q))
  interceptCalls((request) => (isCallOf(getCampaign, request) ? Response.json(campaign) : undefined))
  await renderPage(moduleOf(campaignForms), paths.campaignEdit(campaign.id), { as: 'own' satisfies Account })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.queryAllByRole('textbox', { name: 'Name' })).toHaveLength(title.startsWith('Edit') ? 1 : 0)
})

test('no record, no form', async () => {
  await renderPage(moduleOf(campaignForms), paths.campaignEdit(UNUSED_ID), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText('Chiến dịch không còn nữa')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Lưu' })).not.toBeInTheDocument()
})

test('a form of a part of the record sends what it makes of the values and of the rest', async () => {
  const renaming = describeForm({
    name: 'renaming',
    schema: v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
    values: (campaign: Campaign) => ({ name: campaign.name }),
    body: ({ name: wanted }, campaign) => ({ ...campaignValues(campaign), name: wanted }),
  })
  const campaignEdit = () => (
    <RecordPage of={campaignRecord}>
      {(campaign) => (
        <RecordEditor of={campaignRecord} record={campaign} form={renaming}>
          <CampaignFields />
        </RecordEditor>
      )}
    </RecordPage>
  )
  const campaign = await asOwner(() => campaignFactory({ description: 'Stays' }))
  const { user } = await renderPage(moduleOf({ ...campaignForms, campaignEdit }), paths.campaignEdit(campaign.id), { as: 'owner' })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' anew ')
  await user.click(save())
  await screen.findByRole('heading', { level: 1, name: `${campaign.name} anew` })
  expect(await stored(campaign)).toMatchObject({ ...campaign, name: `${campaign.name} anew`, version: 2, updated_on: expect.any(String) })
})
