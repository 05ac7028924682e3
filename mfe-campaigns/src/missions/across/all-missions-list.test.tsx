import { listCampaigns, listTasks, paths } from '@console/contract'
import {
  type Account,
  answerCalls,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  problem,
  refuseCalls,
  renderPage,
  savedFiles,
  tableRow,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import campaigns from '../../module.ts'

beforeEach(() => localStorage.clear())

type Asked = Parameters<typeof paths.allMissions>[0]

const open = (asked: Asked = {}, { as = 'viewer', locale = 'en' }: { readonly as?: Account; readonly locale?: 'en' | 'vi' } = {}) =>
  renderPage(campaigns, paths.allMissions(asked), { as, locale })
/** A mission with a word that no other has, in a campaign of its own. */
const made = (word: string) =>
  asOwner(async () => {
    const campaign = await campaignFactory({ name: `Campaign of ${word}` })
    return missionFactory(campaign, { name: `Mission ${word}` })
  })
const rows = () => screen.getAllByRole('row').slice(1)
const read = () => screen.findByText(/^Searched \d+ campaigns\.$/)

test('missions of all campaigns are found without accents, with their campaign, and lead to their pages', async () => {
  const { user, address } = await open({ q: 'doc truyen' })
  await read()
  expect(rows()).toHaveLength(1)
  const row = within(await tableRow('^Đọc truyện đèn lồng'))
  expect(row.getByText('900 Gold')).toBeInTheDocument()
  expect(row.getByRole('cell', { name: 'Article' })).toBeInTheDocument()
  expect(row.getByRole('cell', { name: 'Đêm hội đèn lồng' })).toBeInTheDocument()
  await user.click(row.getByText('Đọc truyện đèn lồng'))
  await waitFor(() => expect(address()).toMatch(/^\/campaigns\/[\w-]+\/mission\/[\w-]+$/))
})

test('they are narrowed by a metric and by an item that they use themselves', async () => {
  const { user, address } = await open({}, { locale: 'vi' })
  await screen.findByText(/^Đã tìm trong \d+ chiến dịch\.$/)
  const all = rows().length
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dùng chỉ số' }), 'Cấp độ')
  expect(address()).toMatch(/metric_id=/)
  await waitFor(() => expect(rows().length).toBeLessThan(all))
  expect(await tableRow('^Reach level 20')).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vật phẩm' }), 'Jade')
  expect(await screen.findByText('Không có kết quả phù hợp')).toBeInTheDocument()
})

test('what the address names is chosen, also when no mission has it', async () => {
  await open({ metric_id: 'nowhere', item: 'Ruby' })
  expect(await screen.findByText('No results')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Uses metric' })).toHaveDisplayValue('nowhere')
  expect(screen.getByRole('combobox', { name: 'Item' })).toHaveDisplayValue('Ruby')
})

test('a campaign whose missions cannot be loaded is named, and its missions come with another try', async () => {
  const { campaign } = await made('troublesome')
  interceptCalls((request) => (isCallOf(listTasks, request, { campaign_id: campaign.id }) ? problem('not_found') : undefined))
  const { user } = await open()
  await read()
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the missions of these campaigns: “Campaign of troublesome”.')
  expect(screen.queryByText('Mission troublesome')).not.toBeInTheDocument()
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await tableRow('^Mission troublesome')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** Holds back the missions of every campaign until `release`; `asked` counts the campaigns that were asked for. */
function holdBack() {
  const held = Promise.withResolvers<undefined>()
  const asked: Request[] = []
  interceptCalls((request) => {
    if (!isCallOf(listTasks, request)) return undefined
    asked.push(request)
    return held.promise
  })
  return { asked, release: () => act(async () => held.resolve(undefined)) }
}

test('reading says how far it is, can be stopped, and goes on from there', async () => {
  await made('patient')
  const { asked, release } = holdBack()
  const { user } = await open({ q: 'patient' })
  expect(await screen.findByRole('progressbar', { name: 'Searching campaigns' })).toBeInTheDocument()
  await waitFor(() => expect(asked).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/^Searched only \d+ of \d+ campaigns\.$/)).toBeInTheDocument()
  await release()
  expect(asked).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await tableRow('^Mission patient')).toBeInTheDocument()
  expect(await read()).toBeInTheDocument()
})

test('a person who leaves is asked for nothing more, and a person who comes back sees at once what was read', async () => {
  await made('remembered')
  const first = await open({ q: 'remembered' })
  await read()
  first.unmount()
  const { asked, release } = holdBack()
  const second = await open({ q: 'remembered' })
  expect(await tableRow('^Mission remembered')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  await waitFor(() => expect(asked).toHaveLength(4))
  second.unmount()
  await release()
  expect(asked).toHaveLength(4)
})

test('all that match are exported, with their campaign', async () => {
  await made('exported')
  const { user } = await open({ q: 'exported' })
  await tableRow('^Mission exported')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Missions' }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  const [file] = await savedFiles()
  const [head, ...rows] = file?.text.split('\r\n') ?? []
  expect(head).toMatch(/id,Mission name,Campaign,Campaign status,campaignStatus_key/)
  expect(rows).toEqual([expect.stringContaining('Mission exported,Campaign of exported')])
})

test('campaigns that cannot be listed are a failure with another try', async () => {
  refuseCalls(listCampaigns, 'internal')
  const { user } = await renderPage(campaigns, paths.allMissions(), { as: 'hanoiOwner', publisher: 'Hanoi Media' })
  expect(await screen.findByText('Couldn’t load missions')).toBeInTheDocument()
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await read()).toBeInTheDocument()
})

test('a person who has only their own campaigns finds theirs, and is told so', async () => {
  await open({}, { as: 'own' })
  await read()
  expect(screen.getByText('Only your own campaigns are shown.')).toBeInTheDocument()
  expect(await tableRow('^Đọc truyện đèn lồng')).toBeInTheDocument()
  expect(screen.queryByText('Reach level 20')).not.toBeInTheDocument()
})
