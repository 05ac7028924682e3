import { call } from '@console/api'
import { endCampaign, getCampaign } from '@console/contract'
import { asOwner, campaignFactory, chooseFromMenu, question, questionGone, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import campaigns from '../module.ts'

async function opened(id: string) {
  const page = await renderPage(campaigns, `/campaigns/${id}`, { as: 'owner' })
  const ask = async (action: string) => {
    await chooseFromMenu(page.user, action)
    return question(action.replace('campaign', 'this campaign?'))
  }
  return { ...page, ask }
}

const made = (name: string) => asOwner(() => campaignFactory({ name, status: 'active' }))

const seeded = (name: string) => asOwner(() => seededCampaign(name))

test('ending asks first and names what stops; once confirmed the page says so and shows it at once', async () => {
  const { id } = await seeded('summer quest')
  const { ask, user } = await opened(id)
  const dialog = await ask('End campaign')
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/“Summer quest” will end permanently/)
  expect(dialog.getByText('Applications: Lotus Quest (LIVE), Jade Puzzle (LIVE)')).toBeInTheDocument()
  const stops = dialog.getAllByRole('listitem').map((item) => item.textContent)
  expect(stops).toContain('Reach level 20')
  expect(stops).toContain('Summer quest has begun')
  // Inactive already, so it does not stop now.
  expect(stops).not.toContain('Maintenance on Thursday')
  await user.click(dialog.getByRole('button', { name: 'End campaign' }))
  expect(await screen.findByText('End campaign success')).toBeInTheDocument()
  await questionGone()
  expect(screen.getByRole('note')).toHaveTextContent("Can't update this campaign because it's ended")
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(await call(getCampaign, { campaign_id: id })).toMatchObject({ status: 'ended' })
})

test('an ending that somebody else was faster with says so where it was asked, and the page shows it', async () => {
  const { id } = await made('Cannot end')
  const { ask, user } = await opened(id)
  const dialog = await ask('End campaign')
  await call(endCampaign, { campaign_id: id })
  await user.click(dialog.getByRole('button', { name: 'End campaign' }))
  const reason = await dialog.findByRole('alert')
  expect(reason).toHaveTextContent('End campaign failed')
  expect(reason).toHaveTextContent('This campaign or mission has already ended.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await questionGone()
  expect(await screen.findByRole('note')).toHaveTextContent("Can't update this campaign because it's ended")
})
