import { call } from '@console/api'
import { type Campaign, type CampaignSummary, deleteCampaign, endCampaign, getCampaign, paths, updateCampaign } from '@console/contract'
import {
  type Account,
  answerCalls,
  asOwner,
  campaignFactory,
  chooseFromMenu,
  interceptCalls,
  isCallOf,
  openMenu,
  problem,
  question,
  questionGone,
  refuseCalls,
  renderPage,
  seededCampaign,
  tableRow,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { calling, type RecordAction, useStatusAction } from '../index.ts'
import { CampaignList } from '../testing/campaign-list.tsx'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'

type Action = RecordAction<Campaign, CampaignSummary>

const params = ({ id }: Campaign | CampaignSummary) => ({ campaign_id: id })
const end: Action = {
  id: 'end',
  needs: endCampaign,
  danger: true,
  refuses: ({ status }) => (status === 'ended' ? 'It has ended' : undefined),
  call: calling(endCampaign, { params }),
  one: {
    label: 'End',
    useQuestion: ({ campaign_tasks }) => ({ title: 'End it?', confirm: 'End it', body: `${campaign_tasks.length} missions stop` }),
    done: 'It ended',
    failed: 'It did not end',
  },
}
const remove: Action = {
  id: 'delete',
  needs: deleteCampaign,
  danger: true,
  call: calling(deleteCampaign, { params }),
  one: {
    label: 'Delete',
    useQuestion: ({ name }) => ({
      title: 'Delete it?',
      confirm: 'Delete it',
      body: `${name} goes`,
      typed: { label: 'Type it', value: 'jjj' },
    }),
    done: 'It is deleted',
    failed: 'It is not deleted',
    leadsTo: paths.campaigns,
  },
}
const edit: Action = { id: 'edit', needs: updateCampaign, place: 'primary', one: { label: 'Edit', to: ({ id }) => paths.campaignEdit(id) } }

function Listed() {
  const pause = useStatusAction(campaignRecord)('inactive', {
    label: 'Pause',
    done: 'Paused',
    failed: 'Not paused',
    place: 'button',
    words: String,
  })
  return <CampaignList actions={[edit, pause, end, remove]} />
}

const buttonOf = ({ name }: { readonly name: string }) => `Actions for ${name}`

async function listed({ name }: { readonly name: string }, as: Account = 'owner') {
  const page = await renderPage(moduleOf({ campaigns: Listed }), `/campaigns?q=${encodeURIComponent(name)}`, { as })
  await tableRow(name)
  return page
}
const made = (wanted: Parameters<typeof campaignFactory>[0]) => asOwner(() => campaignFactory(wanted))
const stored = ({ id }: Campaign) => call(getCampaign, { campaign_id: id })

test('the menu of a row has everything that can be done to its record, whichever place it has on the page', async () => {
  const campaign = await made({ name: 'Whole menu', status: 'active' })
  const { user, address } = await listed(campaign)
  expect(await openMenu(user, buttonOf(campaign))).toEqual(['Edit', 'Pause', 'Copy page address', 'End', 'Delete'])
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(address()).toBe(paths.campaignEdit(campaign.id))
})

test('it is opened and left by the keyboard, and the keys of the table do not count in it', async () => {
  const campaign = await made({ name: 'By keys', status: 'active' })
  const { user } = await listed(campaign)
  screen.getByRole('button', { name: buttonOf(campaign) }).focus()
  await user.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(menu).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: buttonOf(campaign) })).toHaveFocus())
})

test.each([
  ['editor', 'summer quest', ['Edit', 'Pause', 'Copy page address']],
  ['viewer', 'summer quest', ['Copy page address']],
] as const)('%s finds in it what the keys allow', async (as, name, labels) => {
  const campaign = await asOwner(() => seededCampaign(name))
  const { user } = await listed(campaign, as)
  expect(await openMenu(user, buttonOf(campaign))).toEqual(labels)
})

test('what can be taken back is done at once, the list shows it, and the focus stays on the row’s button', async () => {
  const campaign = await made({ name: 'Paused in its row', status: 'active' })
  const { user } = await listed(campaign)
  await chooseFromMenu(user, 'Pause', buttonOf(campaign))
  await waitFor(async () => expect(await tableRow(campaign.name)).toHaveTextContent('Inactive'))
  expect(screen.getByRole('button', { name: buttonOf(campaign) })).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: /^Undo: / }))
  await waitFor(async () => expect(await stored(campaign)).toMatchObject({ status: 'active' }))
})

test('a question is asked of the whole record, which is read first', async () => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  const { user } = await listed(campaign)
  await chooseFromMenu(user, 'End', buttonOf(campaign))
  const dialog = await question('End it?')
  expect(dialog.getByText(`${campaign.campaign_tasks.length} missions stop`)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await questionGone()
  await waitFor(() => expect(screen.getByRole('button', { name: buttonOf(campaign) })).toHaveFocus())
})

test.each([
  ['that keeps the row', 'q=Left', () => within(screen.getByRole('alertdialog')).findByText('It did not end')],
  ['without the row', 'q=nothing+here', () => screen.findByText('It did not end')],
])('what is confirmed and fails is said, though the person went back to a list %s meanwhile', async (_, query, said) => {
  const campaign = await made({ name: `Left while ${query.length} letters`, status: 'active' })
  const page = await renderPage(moduleOf({ campaigns: Listed }), `/campaigns?${query}`, { as: 'owner' })
  await page.go(`/campaigns?q=${encodeURIComponent(campaign.name)}`)
  await tableRow(campaign.name)
  await chooseFromMenu(page.user, 'End', buttonOf(campaign))
  const dialog = await question('End it?')
  let refuse = () => {}
  const held = new Promise<Response>((done) => {
    refuse = () => done(problem('busy'))
  })
  interceptCalls((request) => (isCallOf(endCampaign, request) ? held : undefined))
  await page.user.click(await dialog.findByRole('button', { name: 'End it' }))
  await page.move(-1)
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"]')).toBe(null))
  await act(async () => refuse())
  expect(await said()).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ status: 'active' })
})

test('a record that cannot be read says so in the dialog, from which it can be read again', async () => {
  const campaign = await made({ name: 'Read in vain' })
  const { user } = await listed(campaign)
  refuseCalls(getCampaign, 'busy')
  await chooseFromMenu(user, 'End', buttonOf(campaign))
  const dialog = await question('End')
  await dialog.findByRole('alert')
  expect(dialog.getByRole('button', { name: 'End' })).toHaveAttribute('aria-disabled', 'true')
  answerCalls()
  await user.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await question('End it?')).toBeDefined()
})

test('a row that goes leaves the focus to the list; what is typed in its question is no key of the table', async () => {
  const [campaign, other] = [await made({ name: 'Goes from the list 1' }), await made({ name: 'Goes from the list 2' })]
  const address = '/campaigns?q=Goes+from+the+list'
  const { user, address: where } = await renderPage(moduleOf({ campaigns: Listed }), address, { as: 'owner' })
  await tableRow(other.name)
  await chooseFromMenu(user, 'Delete', buttonOf(campaign))
  const dialog = await question('Delete it?')
  await user.type(dialog.getByRole('textbox', { name: 'Type it' }), 'jjj')
  await user.click(dialog.getByRole('button', { name: 'Delete it' }))
  await questionGone()
  await waitFor(() => expect(screen.queryByRole('button', { name: buttonOf(campaign) })).not.toBeInTheDocument())
  expect(await tableRow(other.name)).toBeInTheDocument()
  expect(where()).toBe(address)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Campaigns' })).toHaveFocus())
})
