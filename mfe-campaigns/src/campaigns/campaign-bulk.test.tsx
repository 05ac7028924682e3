import { campaignFactory, enter, interceptCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const bar = () => screen.findByRole('region', { name: 'Selected rows' })
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(within(await bar()).getByRole('button', { name }))
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const checkbox = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
const wholePage = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' })
const outcome = (words: string | RegExp) => waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent(words))
const busy = () => Response.json({ type: 't', title: 'T', status: 503, code: 'busy' }, { status: 503 })

async function makeCampaigns(names: readonly string[]) {
  await enter({ as: 'owner' }, {})
  const made = []
  for (const name of names) made.push(await campaignFactory({ name }))
  return made
}

test('of twenty rows one fails: it is named with its reason, stays chosen, and is done by Retry failed', async () => {
  const made = await makeCampaigns(Array.from({ length: 20 }, (_, n) => `Twenty ${String(n).padStart(2, '0')}`))
  const unlucky = made[7]
  const { user } = await renderPage(campaigns, '/campaigns?q=twenty&sort=name', { as: 'owner' })
  await rowOf('Twenty 00')
  await user.click(wholePage())
  expect(await bar()).toHaveTextContent('20 selected')

  interceptCalls((request) => (request.method === 'PUT' && request.url.endsWith(`/${unlucky?.id}`) ? busy() : undefined))
  await press(user, 'Activate')
  await outcome('Activate: 19 done, 1 failed')
  expect(within(await bar()).getByRole('listitem')).toHaveTextContent('Twenty 07: The service is currently busy')
  expect(await bar()).toHaveTextContent('1 selected')
  expect(await checkbox('Twenty 07')).toBeChecked()
  expect(await checkbox('Twenty 06')).not.toBeChecked()
  await waitFor(() => expect(screen.getAllByText('Active', { selector: 'span' })).toHaveLength(19))

  interceptCalls(() => undefined)
  await press(user, 'Retry failed')
  await outcome(/^Activate: 1 done$/)
  await waitFor(() => expect(screen.getAllByText('Active', { selector: 'span' })).toHaveLength(20))
  await press(user, 'Close')
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument()
})

test('rows that cannot have it done are refused with the reason and never sent', async () => {
  const sent: string[] = []
  interceptCalls((request) => void (request.method === 'PUT' && sent.push(request.url)))
  const { user } = await renderPage(campaigns, '/campaigns?status=ended&sort=name', { as: 'owner' })
  await user.click(await checkbox('Anniversary week'))
  await press(user, 'Pause')
  await outcome('Pause: 0 done, 1 refused')
  expect(within(await bar()).getByRole('listitem')).toHaveTextContent("Anniversary week: Can't update this campaign because it's ended")
  expect(sent).toEqual([])
})

test('a campaign that somebody changed after the list was read is not ended without a look at it', async () => {
  const [made] = await makeCampaigns(['Ended too late'])
  const { user } = await renderPage(campaigns, '/campaigns?q=ended+too+late', { as: 'owner' })
  await user.click(await checkbox('Ended too late'))
  interceptCalls((request) => {
    if (!request.url.endsWith(`/${made?.id}/end`)) return undefined
    expect(request.headers.get('If-Match')).toBe('"1"')
    return Response.json({ type: 't', title: 'T', status: 412, code: 'version_mismatch' }, { status: 412 })
  })
  await press(user, 'End campaigns')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End campaigns' }))
  await outcome('End campaigns: 0 done, 1 failed')
  expect(within(await bar()).getByRole('listitem')).toHaveTextContent('Somebody else changed it in the meantime.')
})

test('deleting names what it deletes and asks; saying no leaves everything', async () => {
  await makeCampaigns(['Kept or not A', 'Kept or not B'])
  const { user } = await renderPage(campaigns, '/campaigns?q=kept+or+not&sort=name', { as: 'owner' })
  await rowOf('Kept or not A')
  await user.click(wholePage())
  await press(user, 'Delete campaigns')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete these campaigns?' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kept or not A', 'Kept or not B'])
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await rowOf('Kept or not B')).toBeInTheDocument()

  await press(user, 'Delete campaigns')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete campaigns' }))
  await outcome('Delete campaigns: 2 done')
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
})

test('what is chosen stays chosen on other pages, and the page says whether some or all of it is', async () => {
  const { user } = await renderPage(campaigns, '/campaigns?sort=name', { as: 'owner' })
  await user.click(await checkbox('Anniversary week'))
  expect(wholePage().indeterminate).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(wholePage().indeterminate).toBe(false))
  await user.click(wholePage())
  expect(wholePage()).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await checkbox('Anniversary week')).toBeChecked()
  await press(user, 'Clear selection')
  expect(await checkbox('Anniversary week')).not.toBeChecked()
})

test('Shift and click chooses every row between', async () => {
  const { user } = await renderPage(campaigns, '/campaigns?status=ended&sort=name', { as: 'owner' })
  await rowOf('Anniversary week')
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })
  await user.click(boxes[4] as Element)
  await user.keyboard('{Shift>}')
  await user.click(boxes[1] as Element)
  await user.keyboard('{/Shift}')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true, true, true, false, false, false])
})

test('the keyboard goes from row to row, chooses and opens', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns?status=ended&sort=name', { as: 'owner' })
  const first = await rowOf('Anniversary week')
  screen.getByRole('region', { name: 'Campaigns' }).focus()
  await user.keyboard('j')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowDown}x')
  expect(await bar()).toHaveTextContent('1 selected')
  await user.keyboard('{End}k{Home}')
  expect(first).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/campaigns\/[\w-]+$/))
})

test('who may change nothing chooses nothing', async () => {
  await renderPage(campaigns, '/campaigns?q=summer+quest', { as: 'viewer' })
  await rowOf('Summer quest')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
