import {
  type Campaign,
  type CampaignSummary,
  createCampaign,
  deleteCampaign,
  endCampaign,
  getCampaign,
  paths,
  updateCampaign,
} from '@console/contract'
import { publisherStore } from '@console/session'
import { type Account, asOwner, campaignFactory, openMenu, question, questionGone, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { calling, type RecordAction } from '../index.ts'
import { RecordActions, RecordPage } from '../page/index.ts'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'

type Action = RecordAction<Campaign, CampaignSummary>

const params = ({ id }: Campaign | CampaignSummary) => ({ campaign_id: id })
const refuses = ({ status }: Pick<Campaign, 'status'>) => (status === 'ended' ? 'It has ended' : undefined)
const actions: readonly Action[] = [
  { id: 'edit', needs: updateCampaign, place: 'primary', refuses, one: { label: 'Edit', to: ({ id }) => paths.campaignEdit(id) } },
  {
    id: 'delete',
    needs: deleteCampaign,
    danger: true,
    call: calling(deleteCampaign, { params }),
    one: {
      label: 'Delete',
      useQuestion: ({ name }) => ({ title: 'Delete it?', confirm: 'Delete it', body: `${name} goes` }),
      done: 'It is deleted',
      failed: 'It is not deleted',
      leadsTo: paths.campaigns,
    },
  },
  {
    id: 'end',
    needs: endCampaign,
    danger: true,
    refuses,
    call: calling(endCampaign, { params }),
    one: {
      label: 'End',
      useQuestion: ({ name }) => ({ title: 'End it?', confirm: 'End it', body: `${name} ends` }),
      done: 'It ended',
      failed: 'It did not end',
    },
  },
  { id: 'duplicate', needs: createCampaign, one: { label: 'Duplicate', to: ({ id }) => paths.campaignDuplicate(id) } },
  { id: 'copy-id', needs: getCampaign, one: { label: 'Copy ID', copies: ({ id }) => id } },
]

function CampaignPage() {
  return (
    <RecordPage of={campaignRecord}>
      {(record) => (
        <>
          <h1 id="page-title" tabIndex={-1}>{`${record.name} is ${record.status}`}</h1>
          <RecordActions of={campaignRecord} record={record} actions={actions} />
        </>
      )}
    </RecordPage>
  )
}

async function opened(wanted: Parameters<typeof campaignFactory>[0] = {}, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const campaign = await asOwner(() => campaignFactory(wanted))
  const page = await renderPage(moduleOf({ campaign: CampaignPage }), paths.campaign(campaign.id), { as, locale })
  return { ...page, campaign, entries: await openMenu(page.user) }
}

const entry = (name: string) => screen.getByRole('menuitem', { name })

test.each([
  ['owner', ['Duplicate', 'Copy page address', 'Copy ID', 'Delete', 'End']],
  ['viewer', ['Copy page address', 'Copy ID']],
] as const)('the menu of %s has what is not a button, what copies after it, and what destroys at the end', async (as, labels) => {
  expect((await opened({}, as)).entries).toEqual(labels)
})

test('an entry that leads somewhere is a link', async () => {
  const { user, address, campaign } = await opened()
  expect(entry('Duplicate')).toHaveAttribute('href', paths.campaignDuplicate(campaign.id))
  await user.click(entry('Duplicate'))
  expect(address()).toBe(paths.campaignDuplicate(campaign.id))
})

test('an entry that cannot be chosen shows why, does nothing, and the menu stays', async () => {
  const { user } = await opened({ ended: true })
  expect(entry('End')).toHaveAttribute('aria-disabled', 'true')
  expect(entry('End')).toHaveAccessibleDescription('It has ended')
  expect(screen.getByText('It has ended')).toBeVisible()
  await user.click(entry('End'))
  expect(screen.getByRole('menu')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a question that is refused gives the focus back to the menu’s button', async () => {
  const { user } = await opened()
  await user.click(entry('End'))
  const dialog = await question('End it?')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await questionGone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus())
})

test('once an answered question is done the focus is on the title, which says what became of the record', async () => {
  const { user, campaign } = await opened()
  await user.click(entry('End'))
  await user.click((await question('End it?')).getByRole('button', { name: 'End it' }))
  await questionGone()
  const title = await screen.findByRole('heading', { name: `${campaign.name} is ended` })
  await waitFor(() => expect(title).toHaveFocus())
})

test('the link that is copied names the publisher, so that it opens for colleagues too', async () => {
  const { user, campaign } = await opened({}, 'owner', 'vi')
  await user.click(entry('Sao chép địa chỉ trang'))
  expect(await screen.findByText('Đã sao chép vào bộ nhớ tạm!')).toBeInTheDocument()
  const publisher = publisherStore.getState().publisher?.id
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/vi/campaigns/${campaign.id}?publisher=${publisher}`)
})

test('what an action copies is on the clipboard', async () => {
  const { user, campaign } = await opened()
  await user.click(entry('Copy ID'))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(campaign.id))
})
