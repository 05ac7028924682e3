import { call } from '@console/api'
import {
  type Campaign,
  type CampaignSummary,
  deleteCampaign,
  endCampaign,
  getCampaign,
  listCampaigns,
  paths,
  updateCampaign,
} from '@console/contract'
import {
  type Account,
  answerCalls,
  asOwner,
  bulkBar,
  campaignFactory,
  interceptCalls,
  isCallOf,
  problem,
  question,
  recordCalls,
  renderPage,
  tableRow,
  wholePage,
} from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { calling, type RecordAction, useDeleteAction, useStatusAction } from '../../index.ts'
import { CampaignList } from '../../testing/campaign-list.tsx'
import { campaignRecord, campaignValues } from '../../testing/campaign-record.tsx'
import { moduleOf } from '../../testing/module-of.ts'

type Action = RecordAction<Campaign, CampaignSummary>

const end: Action = {
  id: 'end',
  needs: endCampaign,
  refuses: ({ status }) => (status === 'ended' ? 'It has ended' : undefined),
  call: calling(endCampaign, { params: ({ id }) => ({ campaign_id: id }) }),
  many: { label: 'End' },
}
const edit: Action = { id: 'edit', needs: updateCampaign, one: { label: 'Edit', to: ({ id }) => paths.campaignEdit(id) } }

function Listed() {
  const becoming = useStatusAction(campaignRecord)
  const removing = useDeleteAction(campaignRecord)
  const words = (status: string) => `in words: ${status}`
  const refuses = ({ status }: { readonly status: string }) => (status === 'ended' ? 'It has ended' : undefined)
  return (
    <CampaignList
      actions={[
        edit,
        end,
        becoming('active', { label: 'Activate', done: 'Activated', failed: 'Not activated', words, refuses }),
        removing({ many: true, values: () => ({ owner: '' }) }),
      ]}
    />
  )
}

const checkbox = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`${name}$`) })
const stored = ({ id }: Campaign) => call(getCampaign, { campaign_id: id })

async function open(query: string, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const page = await renderPage(moduleOf({ campaigns: Listed }), `/campaigns?${query}`, { as, locale })
  return { ...page, bar: bulkBar(page.user, locale === 'en' ? 'Selected rows' : 'Các dòng đã chọn') }
}

async function chosen(called: string, count: number, values: Parameters<typeof campaignFactory>[0] = {}) {
  const made = await asOwner(async () => {
    const all: Campaign[] = []
    for (let n = 0; n < count; n++) all.push(await campaignFactory({ ...values, name: `${called} ${n}` }))
    return all
  })
  const page = await open(`q=${called}&sort=name`)
  await tableRow(`${called} 0`)
  await page.user.click(wholePage())
  return { ...page, made }
}

test('of many rows one fails: it is named with its reason, stays chosen, and is done by Retry failed rows; the page shows the rest', async () => {
  const { user, bar, made } = await chosen('Twelve', 12)
  expect(await bar.region()).toHaveTextContent('12 selected')
  interceptCalls((request) => (isCallOf(endCampaign, request, { campaign_id: made[7]?.id ?? '' }) ? problem('busy') : undefined))
  await bar.press('End')
  await bar.outcome('End: 11 done, 1 failed')
  expect(await bar.reasons()).toEqual([expect.stringMatching(/^Twelve 7: The service is currently busy/)])
  expect(await bar.region()).toHaveTextContent('1 selected')
  expect(await checkbox('Twelve 7')).toBeChecked()
  expect(await checkbox('Twelve 6')).not.toBeChecked()
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Ended' })).toHaveLength(11))
  answerCalls()
  await bar.press('Retry failed rows')
  await bar.outcome('End: 1 done')
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Ended' })).toHaveLength(12))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Campaigns' })).toHaveFocus()
})

test('an action that every chosen row refuses says why and does nothing', async () => {
  const { bar, user } = await open('status=ended&sort=name', 'owner', 'vi')
  const sent = recordCalls(endCampaign)
  await user.click(await checkbox('Anniversary week'))
  expect(await bar.refusal('End')).toBe('It has ended')
  await bar.press('End')
  expect(within(await bar.region()).queryByRole('status')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('an action says before how many rows it will do; the others are named with their reasons and never sent', async () => {
  const ended = await asOwner(async () => {
    const [over] = [await campaignFactory({ name: 'Mixed over' }), await campaignFactory({ name: 'Mixed running' })]
    await call(endCampaign, { campaign_id: over.id })
    return over
  })
  const { bar, user } = await open('q=mixed&sort=name')
  await tableRow('Mixed running')
  await user.click(wholePage())
  const sent = recordCalls(endCampaign)
  await bar.press('End (1 of 2)')
  await bar.outcome('End: 1 done, 1 skipped')
  expect(await bar.reasons()).toEqual(['Mixed over: It has ended'])
  expect(sent.some((request) => isCallOf(endCampaign, request, { campaign_id: ended.id }))).toBe(false)
})

test('under the keys for own work a row of someone else is refused and never sent', async () => {
  const [page, foreign] = await asOwner(async () => [await call(listCampaigns, { page_size: 1 }), await campaignFactory()])
  const sent: string[] = []
  interceptCalls((request) => {
    if (isCallOf(listCampaigns, request)) return Response.json({ ...page, items: [{ ...page.items[0], ...foreign }] })
    if (request.method !== 'GET') sent.push(request.url)
    return undefined
  })
  const { bar, user } = await open('', 'own')
  await user.click(await checkbox(foreign.name))
  expect(await bar.refusal('End')).toBe('Permission Denied. You do not have the required permission to perform this action')
  await bar.press('End')
  expect(sent).toEqual([])
})

test('a row that someone changed after the list was read is left as it is', async () => {
  const { bar, made } = await chosen('Overtaken', 1)
  for (const campaign of made)
    await call(updateCampaign, { campaign_id: campaign.id }, { body: { ...campaignValues(campaign), description: 'Theirs' } })
  await bar.press('End')
  await bar.outcome('End: 0 done, 1 failed')
  expect(await bar.reasons()).toEqual([expect.stringContaining('Someone else changed this item.')])
})

test('what cannot be taken back names its rows and asks; saying no leaves everything', async () => {
  const { bar, user, made } = await chosen('Deleted', 2)
  await bar.press('Delete campaigns')
  const first = await question('Delete these campaigns?')
  expect(first.getByText('They will be permanently deleted.')).toBeInTheDocument()
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Deleted 0', 'Deleted 1'])
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  expect(await stored(made[1] as Campaign)).toMatchObject({ name: 'Deleted 1' })
  await bar.press('Delete campaigns')
  await user.click((await question('Delete these campaigns?')).getByRole('button', { name: 'Delete campaigns' }))
  await bar.outcome('Delete campaigns: 2 done')
  expect(await screen.findByText('No results')).toBeInTheDocument()
})

test('a row that someone else deleted in the meantime counts as deleted', async () => {
  const { bar, user } = await chosen('Gone', 1)
  interceptCalls((request) => (isCallOf(deleteCampaign, request) ? problem('campaign_not_found') : undefined))
  await bar.press('Delete campaigns')
  await user.click((await question('Delete these campaigns?')).getByRole('button', { name: 'Delete campaigns' }))
  await bar.outcome('Delete campaigns: 1 done')
})

describe('becoming another status', () => {
  test('sends the whole of the newest record with its version, and nothing but the status changed', async () => {
    const { bar, made } = await chosen('Whole', 1, { description: 'Old words' })
    const [campaign] = made as [Campaign]
    await call(updateCampaign, { campaign_id: campaign.id }, { body: { ...campaignValues(campaign), description: 'Their words' } })
    const sent = recordCalls(updateCampaign)
    await bar.press('Activate')
    await bar.outcome('Activate: 1 done')
    expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"2"'])
    expect(await sent[0]?.json()).toEqual({ ...campaignValues(campaign), description: 'Their words', status: 'active' })
    await waitFor(async () => expect(await tableRow('Whole 0')).toHaveTextContent('Active'))
  })

  test('what someone changes between reading and sending is not overwritten', async () => {
    const { bar, made } = await chosen('Between', 1)
    const [campaign] = made as [Campaign]
    let isOvertaken = false
    interceptCalls(async (request) => {
      if (!isCallOf(updateCampaign, request) || isOvertaken) return undefined
      isOvertaken = true
      await call(updateCampaign, { campaign_id: campaign.id }, { body: { ...campaignValues(campaign), description: 'Theirs' } })
      return undefined
    })
    await bar.press('Activate')
    await bar.outcome('Activate: 0 done, 1 failed')
    expect(await stored(campaign)).toMatchObject({ status: 'inactive', description: 'Theirs' })
  })

  test('a row that has the status already is refused in words', async () => {
    const { bar } = await chosen('Already', 1, { status: 'active' })
    expect(await bar.refusal('Activate')).toBe('Its status is already “in words: active”.')
  })

  test('what the record itself refuses comes first', async () => {
    const { bar, user } = await open('status=ended&sort=name')
    await user.click(await checkbox('Anniversary week'))
    expect(await bar.refusal('Activate')).toBe('It has ended')
  })
})

describe('choosing', () => {
  test.each([
    ['owner', ['End', 'Activate', 'Delete campaigns']],
    ['editor', ['Activate']],
  ] as const)('%s is offered what they may do to many: %j', async (as, labels) => {
    const { bar, user } = await open('q=summer+quest', as)
    await user.click(await checkbox('Summer quest'))
    const buttons = within(await bar.region()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([...labels, ''])
    expect(buttons.at(-1)).toHaveAccessibleName('Clear selection')
  })

  test('a person who may do nothing to many chooses nothing', async () => {
    await open('q=summer+quest', 'viewer', 'vi')
    await tableRow('Summer quest')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('what is chosen stays chosen on other pages, and the page says whether some or all of it is', async () => {
    const { bar, user } = await open('sort=name')
    await user.click(await checkbox('Anniversary week'))
    expect(wholePage().indeterminate).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(wholePage().indeterminate).toBe(false))
    await user.click(wholePage())
    expect(wholePage()).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(await checkbox('Anniversary week')).toBeChecked()
    await bar.press('Clear selection')
    expect(await checkbox('Anniversary week')).not.toBeChecked()
    expect(screen.getByRole('region', { name: 'Campaigns' })).toHaveFocus()
  })

  test('Shift and click chooses every row between', async () => {
    const { user } = await open('status=ended&sort=name')
    await tableRow('Anniversary week')
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    await user.click(boxes[4] as Element)
    await user.keyboard('{Shift>}')
    await user.click(boxes[1] as Element)
    await user.keyboard('{/Shift}')
    const checked = boxes.flatMap((box, n) => (box.checked ? [n] : []))
    expect(checked).toEqual([1, 2, 3, 4])
  })

  test('the keyboard goes from row to row, chooses and opens', async () => {
    const { bar, user, address } = await open('status=ended&sort=name')
    const first = await tableRow('Anniversary week')
    screen.getByRole('region', { name: 'Campaigns' }).focus()
    await user.keyboard('j')
    expect(first).toHaveFocus()
    await user.keyboard('{ArrowDown}x')
    expect(await bar.region()).toHaveTextContent('1 selected')
    await user.keyboard('{End}k{Home}')
    expect(first).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/campaigns\/[\w-]+$/))
  })
})
