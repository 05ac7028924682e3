import { call, useCall } from '@console/api'
import { type Campaign, getCampaign, getTask, listApplications, listTasks, type Task, updateTask } from '@console/contract'
import {
  asOwner,
  campaignFactory,
  hidePage,
  interceptCalls,
  keptInBrowser,
  missionFactory,
  problem,
  recordCalls,
  renderPart,
  spreadOverPages,
} from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RewardGrid } from './reward-grid.tsx'

const messages = { en: () => import('../../messages/en.ts'), vi: () => import('../../messages/vi.ts') }

let campaign: Campaign
let first: Task
let second: Task
beforeEach(async () => {
  await asOwner(async () => {
    const { items } = await call(listApplications, {})
    campaign = await campaignFactory({ application_ids: items.slice(0, 2).map(({ id }) => id) })
    first = await missionFactory(campaign, { name: 'First' })
    second = await missionFactory(campaign, { name: 'Second' })
  })
})

/** As on a page that shows the campaign as long as it is there. */
function CampaignRewards() {
  const { data } = useCall(getCampaign, { campaign_id: campaign.id })
  return data ? <RewardGrid campaign={data} /> : null
}

async function opened(locale: 'en' | 'vi' = 'en') {
  const page = await renderPart(<CampaignRewards />, { as: 'owner', locale }, messages)
  await screen.findByRole('grid')
  return page
}
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
const cell = (name: string, at: number) => {
  const found = row(name).getAllByRole('gridcell')[at]
  if (!found) throw new Error(`${name} has no cell ${at}.`)
  return found
}
const save = () => screen.getByRole('button', { name: 'Save' })
const read = ({ id }: Task) => call(getTask, { campaign_id: campaign.id, task_id: id })

test('how the grid is filled in is told at once in a wide window, and in a narrow one when asked for', async () => {
  const narrow = await opened()
  expect(screen.getByText(/^Double-click or double-tap a cell/)).not.toBeVisible()
  await narrow.user.click(screen.getByRole('button', { name: 'How to fill in the grid', expanded: false }))
  expect(screen.getByText(/^Double-click or double-tap a cell/)).toBeVisible()
  narrow.unmount()
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await opened()
  expect(screen.getByText(/^Double-click or double-tap a cell/)).toBeVisible()
})

test('arrow keys move, Enter edits and commits, Escape takes back', async () => {
  const { user } = await opened()
  expect(cell('First', 0)).toHaveTextContent('Gold')
  await user.click(cell('First', 0))
  await user.keyboard('{ArrowRight}')
  expect(cell('First', 1)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('100')
  await user.keyboard('9{Escape}')
  expect(cell('First', 1)).toHaveTextContent('100')
  expect(cell('First', 1)).toHaveFocus()
  await user.keyboard('250{Enter}')
  expect(cell('First', 1)).toHaveTextContent('250')
  expect(cell('Second', 1)).toHaveFocus()
})

test('missions beyond the largest page of the API are in the grid too', async () => {
  spreadOverPages(listTasks, [first, second])
  await opened('vi')
  expect(cell('First', 0)).toHaveTextContent('Gold')
  expect(cell('Second', 0)).toHaveTextContent('Gold')
})

test('only changed missions are saved, with everything else as it was', async () => {
  const { user } = await opened()
  await user.click(cell('Second', 1))
  await user.keyboard('1,250{Enter}')
  expect(screen.getByText('1 mission changed')).toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('1 mission saved')).toBeInTheDocument()
  expect((await read(second)).task_applications[0]?.reward_description).toEqual({
    ...second.task_applications[0]?.reward_description,
    amount: 1250,
  })
  expect((await read(first)).version).toBe(first.version)
  await waitFor(() => expect(screen.queryByText('1 mission changed')).not.toBeInTheDocument())
  await waitFor(() => expect(cell('Second', 1)).toHaveTextContent('1,250'))
})

test('missing rewards are told and can be pasted from a spreadsheet', async () => {
  const { user } = await opened()
  expect(screen.getByText('2 rewards are missing.')).toBeInTheDocument()
  await user.click(cell('First', 3))
  fireEvent.paste(cell('First', 3), { clipboardData: { getData: () => 'Gems\t5\tSome gems\r\nSalt\t7\r\n' } })
  expect(await screen.findByText('Every mission has a reward in every application.')).toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('2 missions saved')).toBeInTheDocument()
  expect((await read(second)).task_applications.map(({ reward_description: { item, amount } }) => [item, amount])).toEqual(
    expect.arrayContaining([
      ['Gold', 100],
      ['Salt', 7],
    ]),
  )
})

test('a reward whose cells are emptied is removed by Save, also after a reload', async () => {
  const reward_description = { item: 'Gold', amount: 5, summary: 'Gold', description: 'Gold', icon_url: null }
  const ids = campaign.campaign_applications.map(({ application }) => application.id)
  const rewards = ids.map((application_id) => ({ application_id, postback_param: [], reward_description }))
  const both = await asOwner(() => missionFactory(campaign, { name: 'Both', rewards }))
  const before = await opened()
  await before.user.click(cell('Both', 3))
  await before.user.keyboard('{Delete}{ArrowRight}{Delete}')
  expect(cell('Both', 3)).toHaveTextContent('Removed')
  expect(screen.getByText(/1 reward will be removed when you save\.$/)).toBeInTheDocument()
  hidePage()
  await waitFor(() => expect(keptInBrowser.size).toBe(1))
  before.unmount()

  const { user } = await opened()
  expect(cell('Both', 3)).toHaveTextContent('Gold')
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(cell('Both', 3)).toHaveTextContent('Removed')
  await user.click(save())
  expect(await screen.findByText('1 mission saved')).toBeInTheDocument()
  expect((await read(both)).task_applications.map(({ application }) => application.id)).toEqual(ids.slice(0, 1))
  hidePage()
  await waitFor(() => expect(keptInBrowser.size).toBe(0))
})

test('a survey keeps a question that cannot be read when its reward is changed', async () => {
  const known = { id: 'stars', title: 'How good is it?', required: true, type: 'rating' as const, max: 5 }
  const pages = [{ id: 'p1', title: 'First', questions: [known] }]
  const survey = await asOwner(() =>
    missionFactory(campaign, { name: 'Survey', task_type: 'survey', content: { title: 'One', pages }, completion_metadata_rule: null }),
  )
  const content = { title: 'One', pages: [{ ...pages[0], questions: [known, { id: 'q2', type: 'matrix', rows: ['a'] }] }] }
  recordCalls(listTasks, () => Response.json({ items: [{ ...survey, content }], page: 1, page_size: 500, total: 1, total_capped: false }))
  const { user } = await opened()
  await user.click(cell('Survey', 1))
  await user.keyboard('250{Enter}')
  const sent = recordCalls(updateTask)
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(await sent[0]?.json()).toMatchObject({ content, rewards: [{ reward_description: { amount: 250 } }] })
})

test('a survey with a page that cannot be read is not saved, and says why', async () => {
  const pages = [{ title: 'First', questions: [{ id: 'stars', title: 'How good is it?', required: true, type: 'rating', max: 5 }] }]
  const survey = { ...second, name: 'Survey', task_type: 'survey', content: { title: 'One', pages } }
  recordCalls(listTasks, () => Response.json({ items: [survey], page: 1, page_size: 500, total: 1, total_capped: false }))
  const { user } = await opened('vi')
  await user.click(cell('Survey', 1))
  await user.keyboard('250{Enter}')
  const sent = recordCalls(updateTask)
  await user.click(screen.getByRole('button', { name: 'Lưu' }))
  expect(await screen.findByText(/Bạn không thể thay đổi hay nhân bản nhiệm vụ này ở đây, vì các câu hỏi đó sẽ bị mất/)).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a wrong cell holds back its mission alone, and says why', async () => {
  const { user } = await opened()
  await user.click(cell('First', 1))
  await user.keyboard('many{Enter}5{Enter}')
  expect(cell('First', 1)).toBeInvalid()
  await user.click(cell('First', 1))
  expect(screen.getAllByText('Enter a number.')).toHaveLength(2)
  await user.click(save())
  expect(await screen.findByText(/^Couldn’t save the mission “First”\. Some cells are empty or wrong/)).toBeInTheDocument()
  expect(await screen.findByText('1 mission saved')).toBeInTheDocument()
  expect(cell('First', 1)).toHaveTextContent('many')
})

test('a refused save loses nothing and can be tried again', async () => {
  const { user } = await opened()
  await user.click(cell('First', 1))
  await user.keyboard('7{Enter}')
  let isBusy = true
  interceptCalls((request) => (request.method === 'PUT' && isBusy ? problem('busy') : undefined))
  await user.click(save())
  expect(await screen.findByText(/^Couldn’t save the mission “First”\./)).toBeInTheDocument()
  expect(cell('First', 1)).toHaveTextContent('7')
  isBusy = false
  await user.click(save())
  expect(await screen.findByText('1 mission saved')).toBeInTheDocument()
})

test('filling down is undone by Ctrl+Z and done again by its button; numbers are written in Vietnamese', async () => {
  const { user } = await opened('vi')
  await user.click(cell('First', 1))
  await user.keyboard('1250,5{Enter}{ArrowUp}')
  await user.click(screen.getByRole('button', { name: 'Điền xuống dưới' }))
  expect(cell('Second', 1)).toHaveTextContent('1250,5')
  await user.click(cell('Second', 1))
  await user.keyboard('{Control>}z{/Control}')
  expect(cell('Second', 1)).toHaveTextContent('100')
  expect(cell('First', 1)).toHaveTextContent('1250,5')
  await user.click(screen.getByRole('button', { name: 'Làm lại' }))
  expect(cell('Second', 1)).toHaveTextContent('1250,5')
})

test('Shift with arrows chooses cells, which are said, copied, filled down, pasted into and emptied together', async () => {
  const { user } = await opened()
  const chosen = () => screen.getAllByRole('gridcell', { selected: true })
  await user.click(cell('First', 0))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual([cell('First', 0), cell('First', 1), cell('Second', 0), cell('Second', 1)])
  expect(cell('Second', 1)).toHaveFocus()
  expect(screen.getByText('4 cells selected')).toBeInTheDocument()
  const setData = jest.fn()
  fireEvent.copy(cell('Second', 1), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', 'Gold\t100\nGold\t100\n')
  await user.keyboard('{Delete}')
  expect(screen.getByText('Cells cleared')).toBeInTheDocument()
  for (const one of chosen()) expect(one).not.toHaveTextContent(/Gold|100/)
  await user.keyboard('{Control>}z{/Control}')
  expect(cell('First', 1)).toHaveTextContent('100')
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([cell('Second', 1)])
  await user.keyboard('{ArrowUp}77{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(cell('Second', 1)).toHaveTextContent('77')
  fireEvent.paste(cell('Second', 1), { clipboardData: { getData: () => '8' } })
  expect([cell('First', 1).textContent, cell('Second', 1).textContent]).toEqual([expect.stringMatching(/^8/), expect.stringMatching(/^8/)])
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toEqual([cell('First', 1)])
})

test('a click with Shift chooses all cells up to it, and another click the one alone', async () => {
  const { user } = await opened('vi')
  await user.click(cell('First', 0))
  await user.keyboard('{Shift>}')
  await user.click(cell('Second', 2))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('Đã chọn 6 ô')).toBeInTheDocument()
  expect(cell('Second', 2)).toHaveFocus()
  await user.click(cell('Second', 2))
  expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([cell('Second', 2)])
})

test('filling down from the last row says that there is nothing below', async () => {
  const { user } = await opened()
  await user.click(cell('Second', 1))
  await user.click(screen.getByRole('button', { name: 'Fill down' }))
  expect(screen.getByText(/^There’s no row below\./)).toBeInTheDocument()
  expect(screen.queryByText('Cells filled down')).not.toBeInTheDocument()
})

test('changes are discarded at once, and come back by undoing', async () => {
  const { user } = await opened()
  await user.click(cell('First', 1))
  await user.keyboard('7{Enter}8{Enter}')
  expect(screen.getByText('2 missions changed')).toBeInTheDocument()
  expect(cell('First', 1)).toHaveTextContent('Changed')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(cell('Second', 1)).toHaveTextContent('100')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(cell('Second', 1)).toHaveTextContent('8')
})

test('summaries that promise other amounts are changed together, and saved', async () => {
  const { user } = await opened()
  await user.click(cell('First', 1))
  await user.keyboard('{ArrowRight}100 gold{Enter}100 gold{Enter}')
  await user.click(cell('First', 1))
  await user.keyboard('250{Enter}300{Enter}')
  // In the notice, and beside Save, from where it may be out of sight.
  expect(screen.getAllByText('2 summaries don’t match the amount of the reward.')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Change all 2 summaries' }))
  expect(cell('First', 2)).toHaveTextContent('250 gold')
  expect(cell('Second', 2)).toHaveTextContent('300 gold')
  expect(screen.queryByText(/don’t match the amount/)).not.toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('2 missions saved')).toBeInTheDocument()
  expect((await read(second)).task_applications[0]?.reward_description).toMatchObject({ amount: 300, summary: '300 gold' })
})
