import { call } from '@console/api'
import { type Campaign, getCampaign, paths } from '@console/contract'
import {
  applicationFactory,
  asOwner,
  campaignFactory,
  chooseFromMenu,
  question,
  questionGone,
  renderPage,
  seededCampaign,
  tableRow,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import campaigns from '../module.ts'

const stored = ({ id }: Pick<Campaign, 'id'>) => call(getCampaign, { campaign_id: id })

test('a campaign is paused by one press, which the notice takes back; the button keeps the focus', async () => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  const { user } = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Campaign paused')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Activate' })).toHaveFocus()
  expect(screen.getByText('Not ready or paused')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Undo: Campaign paused, ${campaign.name}` }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ status: 'active', name: campaign.name })
})

/** A campaign against which everything speaks. */
async function doubtful(name: string): Promise<Campaign> {
  return asOwner(async () => {
    const { id } = await applicationFactory()
    const past = { start_date: '2020-01-01T00:00:00.000Z', end_date: '2020-02-01T00:00:00.000Z' }
    return campaignFactory({ name, application_ids: [id], ...past })
  })
}
const DOUBTS = [
  'The end date is in the past. Change the dates',
  '1 application is in TEST mode, where the campaign reaches only the TEST audience. Review applications',
  'There is nothing to see in this campaign yet. Create a mission or a notification. Create a mission',
]

test('before a campaign is activated everything that speaks against it is asked about, once', async () => {
  const campaign = await doubtful('Doubted on its page')
  const { user } = await renderPage(campaigns, paths.campaign(campaign.id), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Activate' }))
  const dialog = await question('Activate this campaign?')
  await dialog.findByText(/^The end date/)
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(DOUBTS)
  expect(await stored(campaign)).toMatchObject({ status: 'inactive' })
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  await questionGone()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(await stored(campaign)).toMatchObject({ status: 'active' })
})

test('the same is asked from the row of the list', async () => {
  const campaign = await doubtful('Doubted in its row')
  const { user } = await renderPage(campaigns, `/campaigns?q=doubted+in+its+row`, { as: 'owner', locale: 'vi' })
  await tableRow(campaign.name)
  await chooseFromMenu(user, 'Kích hoạt', `Thao tác với ${campaign.name}`)
  const dialog = await question('Kích hoạt chiến dịch này?')
  expect(await dialog.findByText(/^Ngày kết thúc đã qua/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Kích hoạt' }))
  await waitFor(async () => expect(await tableRow(campaign.name)).toHaveTextContent('Đã quá ngày kết thúc'))
})
