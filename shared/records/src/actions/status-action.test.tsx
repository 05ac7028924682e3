import { call } from '@console/api'
import { type Campaign, getCampaign, paths, updateCampaign } from '@console/contract'
import {
  answerCalls,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  question,
  questionGone,
  recordCalls,
  refuseCalls,
  renderPage,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useStatusAction } from '../index.ts'
import { RecordActions, RecordPage } from '../page/index.ts'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'

const words = (status: string) => status
const DOUBT = { title: 'Really?', confirm: 'Activate', body: 'Nobody will see it', danger: false }

function CampaignPage() {
  const becoming = useStatusAction(campaignRecord)
  const actions = [
    becoming('inactive', { label: 'Pause', done: ({ name }) => `${name} is paused`, failed: 'Not paused', place: 'button', words }),
    becoming('active', {
      label: 'Activate',
      done: ({ name }) => `${name} is active`,
      failed: 'Not activated',
      place: 'button',
      words,
      doubt: ({ name }) => (name.startsWith('Doubtful') ? DOUBT : undefined),
    }),
  ]
  return (
    <RecordPage of={campaignRecord}>
      {(record) => (
        <>
          <h1>{`${record.name}: ${record.status}`}</h1>
          <RecordActions of={campaignRecord} record={record} actions={actions} />
        </>
      )}
    </RecordPage>
  )
}

async function open(wanted: Parameters<typeof campaignFactory>[0], locale: 'en' | 'vi' = 'en') {
  const campaign = await asOwner(() => campaignFactory(wanted))
  const page = await renderPage(moduleOf({ campaign: CampaignPage }), paths.campaign(campaign.id), { as: 'owner', locale })
  await screen.findByRole('heading', { level: 1 })
  return { ...page, campaign }
}

const button = (name: string) => screen.findByRole('button', { name })
const undoOf = ({ name }: Campaign, label = 'Undo') => button(`${label}: ${name} is paused`)
const stored = ({ id }: Campaign) => call(getCampaign, { campaign_id: id })

test('one press changes the status without a question; the button that takes its place keeps the focus', async () => {
  const { user, campaign } = await open({ status: 'active' })
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument()
  await user.click(await button('Pause'))
  expect(await screen.findByText(`${campaign.name} is paused`)).toBeInTheDocument()
  expect(await button('Activate')).toHaveFocus()
  expect(screen.getByRole('heading', { name: `${campaign.name}: inactive` })).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ status: 'inactive', name: campaign.name })
})

test('the notice takes it back with the version that the change got', async () => {
  const { user, campaign } = await open({ status: 'active' }, 'vi')
  const sent = recordCalls(updateCampaign)
  await user.click(await button('Pause'))
  await user.click(await undoOf(campaign, 'Hoàn tác'))
  expect(await screen.findByText('Đã hoàn tác')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: `${campaign.name}: active` })).toBeInTheDocument()
  const version = campaign.version ?? 0
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([`"${version}"`, `"${version + 1}"`])
})

test('what cannot be taken back says why', async () => {
  const { user, campaign } = await open({ status: 'active' })
  await user.click(await button('Pause'))
  const undo = await undoOf(campaign)
  await call(
    updateCampaign,
    { campaign_id: campaign.id },
    { body: { ...campaignRecord.values(campaign), status: 'inactive', name: 'Renamed' } as never },
  )
  await user.click(undo)
  expect(await screen.findByText('Couldn’t undo the action')).toBeInTheDocument()
  expect(screen.getByText('Someone else changed this item. Review it before you retry.')).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ status: 'inactive', name: 'Renamed' })
})

test('a change that fails says why, leaves the record, and can be tried again', async () => {
  const { user, campaign } = await open({ status: 'active' })
  refuseCalls(updateCampaign, 'busy')
  await user.click(await button('Pause'))
  expect(await screen.findByText('Not paused')).toBeInTheDocument()
  expect(screen.getByText(/The service is currently busy/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: `${campaign.name}: active` })).toBeInTheDocument()
  answerCalls()
  await user.click(await button('Pause'))
  expect(await button('Activate')).toBeInTheDocument()
})

test('a record that its own rules refuse by now says that its values are not valid, and nothing is sent', async () => {
  const { user, campaign } = await open({ status: 'active' })
  const sent = recordCalls(updateCampaign)
  interceptCalls((request) => (isCallOf(getCampaign, request) ? Response.json({ ...campaign, name: 'x'.repeat(201) }) : undefined))
  await user.click(await button('Pause'))
  expect(await screen.findByText('Some values are not valid. Correct them and try again.')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a colleague’s change made meanwhile is kept', async () => {
  const { user, campaign } = await open({ status: 'active' })
  await call(
    updateCampaign,
    { campaign_id: campaign.id },
    { body: { ...campaignRecord.values(campaign), name: 'Renamed meanwhile' } as never },
  )
  await user.click(await button('Pause'))
  expect(await screen.findByRole('heading', { name: 'Renamed meanwhile: inactive' })).toBeInTheDocument()
})

test('where something speaks against it, it is asked first, once', async () => {
  const { user, campaign } = await open({ name: 'Doubtful' })
  await user.click(await button('Activate'))
  const dialog = await question('Really?')
  expect(dialog.getByText('Nobody will see it')).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ status: 'inactive' })
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  await questionGone()
  expect(await screen.findByText('Doubtful is active')).toBeInTheDocument()
  await waitFor(async () => expect(await stored(campaign)).toMatchObject({ status: 'active' }))
})

test('of one that has ended neither is offered', async () => {
  await open({ ended: true })
  expect(screen.queryByRole('button', { name: /^(?:Pause|Activate)$/ })).not.toBeInTheDocument()
})
