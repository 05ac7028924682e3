import { call } from '@console/api'
import { getCampaign, listCampaigns } from '@console/contract'
import { campaignFactory, enter, interceptCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const refuse = (method: string, status: number, code: string) =>
  interceptCalls((request) => (request.method === method ? Response.json({ type: 't', title: 'T', status, code }, { status }) : undefined))

async function opened(id: string) {
  const page = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  const ask = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: action }))
    return within(await screen.findByRole('alertdialog', { name: action.replace('campaign', 'this campaign?') }))
  }
  return { ...page, ask }
}

async function made(name: string) {
  await enter({ as: 'owner' }, {})
  return campaignFactory({ name, status: 'active' })
}

async function seeded(q: string) {
  await enter({ as: 'owner' }, {})
  const [found] = (await call(listCampaigns, { q })).items
  if (!found) throw new Error(`no campaign is called ${q}`)
  return found
}

test('ending asks first and names what stops: applications, active missions and notifications', async () => {
  const { ask, user } = await opened((await seeded('summer quest')).id)
  const dialog = await ask('End campaign')
  expect(dialog.getByText(/“Summer quest” ends for good/)).toBeInTheDocument()
  expect(dialog.getByText('Applications: Lotus Quest (LIVE), Jade Puzzle (LIVE)')).toBeInTheDocument()
  const stops = dialog.getAllByRole('listitem').map((item) => item.textContent)
  expect(stops).toContain('Reach level 20')
  expect(stops).toContain('Summer quest has begun')
  // Inactive already, so it does not stop now.
  expect(stops).not.toContain('Maintenance on Thursday')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('neither Cancel nor Escape ends anything', async () => {
  const { id } = await made('Goes on')
  const { ask, user } = await opened(id)
  const dialog = await ask('End campaign')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await ask('End campaign')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await call(getCampaign, { campaign_id: id })).toMatchObject({ status: 'active' })
})

test('confirming ends the campaign, says so, and the page shows it at once', async () => {
  const { id } = await made('Ends now')
  const { ask, user } = await opened(id)
  await user.click((await ask('End campaign')).getByRole('button', { name: 'End campaign' }))
  expect(await screen.findByText('End campaign success')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('note')).toHaveTextContent("Can't update this campaign because it's ended")
  expect(screen.getByRole('button', { name: 'End campaign' })).toHaveAttribute('aria-disabled', 'true')
  expect(await call(getCampaign, { campaign_id: id })).toMatchObject({ status: 'ended' })
})

test.each([
  [503, 'busy', 'The service is currently busy'],
  [409, 'already_ended', 'This campaign has already ended.'],
  [403, 'permission_denied', 'You do not have the required permission to perform this action'],
])('an ending that fails with %s %s says why and leaves the campaign as it is', async (status, code, words) => {
  const { id } = await made('Cannot end')
  const { ask, user } = await opened(id)
  refuse('PUT', status, code)
  await user.click((await ask('End campaign')).getByRole('button', { name: 'End campaign' }))
  // Each case by its own words: notices outlive the page of the case before.
  const notice = await screen.findByRole('status', { name: `End campaign failed ${words}` })
  expect(notice).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'End campaign' })).not.toHaveAttribute('aria-disabled')
})

test('while the ending is under way it is not sent twice', async () => {
  const { id } = await made('Slow to end')
  const { ask, user } = await opened(id)
  let sent = 0
  let answer = (_: Response) => {}
  interceptCalls((request) => {
    if (request.method !== 'PUT') return undefined
    sent += 1
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const dialog = await ask('End campaign')
  const confirm = dialog.getByRole('button', { name: 'End campaign' })
  await user.dblClick(confirm)
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
  await user.click(confirm)
  await user.keyboard('{Escape}')
  expect(sent).toBe(1)
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  answer(Response.json({ type: 't', title: 'T', status: 503, code: 'busy' }, { status: 503 }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})
