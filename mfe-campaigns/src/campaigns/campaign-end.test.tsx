import { call } from '@console/api'
import { getCampaign, paths } from '@console/contract'
import { asOwner, chooseFromMenu, question, questionGone, renderPage, seededCampaign } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import campaigns from '../module.ts'

test('ending asks first and names what stops; once confirmed the page says so and shows it at once', async () => {
  const { id } = await asOwner(() => seededCampaign('summer quest'))
  const { user } = await renderPage(campaigns, paths.campaign(id), { as: 'owner' })
  await chooseFromMenu(user, 'End campaign')
  const dialog = await question('End this campaign?')
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
