import { type Application, type CampaignWrite, listCampaigns, listTasks, paths } from '@console/contract'
import {
  answerCalls,
  applicationFactory,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  problem,
  refuseCalls,
  renderPage,
  UNUSED_ID,
} from '@console/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../../module.ts'

type Wanted = Parameters<typeof missionFactory>[1]

afterEach(() => void jest.restoreAllMocks())

const RUNNING = { status: 'active', start_date: '2020-01-01T00:00:00.000Z', end_date: '2099-01-01T00:00:00.000Z' } as const
const running = ({ id }: Application, more: Partial<CampaignWrite> = {}) => campaignFactory({ ...RUNNING, application_ids: [id], ...more })
const reward = ({ id }: Application, item: string, amount: number) => ({
  application_id: id,
  postback_param: [],
  reward_description: { item, amount, summary: `${amount} ${item}`, description: 'For a test', icon_url: null },
})

/** An application of its own with one running campaign that has these missions, one after the other. */
const made = (missions: readonly Wanted[], more: Partial<CampaignWrite> = {}) =>
  asOwner(async () => {
    const application = await applicationFactory()
    const campaign = await running(application, more)
    for (const mission of missions) await missionFactory(campaign, mission)
    return { application, campaign }
  })
const open = ({ id }: Application, more: { readonly as?: 'owner' | 'viewer' | 'own'; readonly locale?: 'en' | 'vi' } = {}) =>
  renderPage(campaigns, paths.whatPlayersSee(id), { as: 'viewer', ...more })
const phones = async (name = 'The mission on a phone') => screen.findAllByRole('group', { name })

test('all active missions of the running campaigns are shown in order, each with the reward of this application', async () => {
  const { application } = await asOwner(async () => {
    const [application, other] = [await applicationFactory(), await applicationFactory()]
    const both = { application_ids: [application.id, other.id] }
    const later = await running(application, { ...both, name: 'Second', start_date: '2021-01-01T00:00:00.000Z' })
    const first = await running(application, { ...both, name: 'First' })
    await missionFactory(later, { name: 'Third', rewards: [reward(other, 'Pearl', 7), reward(application, 'Gem', 5)] })
    await missionFactory(first, { name: 'One' })
    await missionFactory(first, { name: 'Two' })
    await missionFactory(first, { name: 'Paused', status: 'inactive' })
    await missionFactory(first, { name: 'Over', ended: true })
    await missionFactory(first, { name: 'Elsewhere', rewards: [reward(other, 'Pearl', 7)] })
    await missionFactory(await running(application, { status: 'inactive' }), { name: 'Of a paused campaign' })
    await running(application, { name: 'Not begun', start_date: '2098-01-01T00:00:00.000Z' })
    return { application }
  })
  await open(application)
  const seen = (await phones()).map(({ textContent }) => textContent ?? '')
  expect(seen.map((one) => /^(One|Two|Third)/.exec(one)?.[1])).toEqual(['One', 'Two', 'Third'])
  expect(seen[2]).toContain('5 Gem')
  expect(seen[2]).not.toContain('Pearl')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
    'Active campaigns that are not running now',
  ])
  expect(screen.getAllByRole('heading', { name: /^\d\. Article$/ }).map(({ textContent }) => textContent)).toEqual([
    '1. Article',
    '2. Article',
    '3. Article',
  ])
  expect(screen.getByRole('link', { name: 'Not begun' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: `What players see: ${application.display_name}` })).toBeInTheDocument()
})

test('a survey is shown with all its pages, a playable page is named and not run', async () => {
  const question = (id: string, title: string) => ({ id, type: 'date' as const, title, required: true })
  const { application } = await made([
    {
      task_type: 'survey',
      content: {
        title: 'About you',
        pages: [
          { id: 'p1', title: 'Page one', questions: [question('q1', 'Born?')] },
          { id: 'p2', title: 'Page two', questions: [question('q2', 'Joined?')] },
        ],
      },
      completion_metadata_rule: null,
    },
    {
      task_type: 'html_playable',
      content: { html_url: 'https://play.example/game', skippable_after: 5, variables: [] },
      completion_metadata_rule: null,
    },
  ])
  await open(application)
  const [survey, playable] = (await phones()).map((phone) => within(phone))
  for (const words of ['Page one', 'Born?', 'Page two', 'Joined?']) expect(survey?.getByText(words)).toBeInTheDocument()
  expect(playable?.getByText('This mission opens a page of play.example.')).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
})

test('the missions are shown in the other language too, and the address that is copied says so', async () => {
  const { application } = await made([{ name: 'Read it' }])
  const { user, address } = await open(application, { locale: 'vi' })
  await phones('Nhiệm vụ trên điện thoại')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('link', { name: 'Read more' })).toBeInTheDocument()
  expect(screen.getByText('Read for 60 seconds')).toBeInTheDocument()
  expect(screen.getByText('All characters')).toBeInTheDocument()
  expect(address()).toContain('language=en')
  await user.click(screen.getByRole('button', { name: 'Sao chép địa chỉ trang' }))
  await waitFor(async () => {
    const copied = new URL(await navigator.clipboard.readText())
    expect(copied.pathname).toBe('/vi/campaigns/what-players-see')
    expect(copied.searchParams.get('application_id')).toBe(application.id)
    expect(copied.searchParams.get('language')).toBe('en')
  })
})

test('it is printed by a button', async () => {
  const { application } = await made([{}])
  const printed = jest.fn()
  Object.defineProperty(window, 'print', { configurable: true, value: printed })
  const { user } = await open(application)
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(printed).toHaveBeenCalledTimes(1)
})

test('a campaign whose missions cannot be loaded says so at its place, and comes with another try', async () => {
  const { application, campaign } = await made([{ name: 'Late' }], { name: 'Troubled' })
  await asOwner(async () => missionFactory(await running(application), { name: 'Fine' }))
  interceptCalls((request) => (isCallOf(listTasks, request, { campaign_id: campaign.id }) ? problem('not_found') : undefined))
  const { user } = await open(application)
  expect(await phones()).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load missions')
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await phones()).toHaveLength(2))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('missions that cannot be read are said where they belong', async () => {
  allowConsole(/items\.id \(left out\)/)
  const { application, campaign } = await made([{}])
  interceptCalls((request) => {
    if (!isCallOf(listTasks, request)) return undefined
    const stored = {
      id: 't1',
      name: 'Hologram',
      description: '',
      metadata_rule: [],
      campaign: { id: campaign.id, name: campaign.name, status: 'active' },
      status: 'active',
      task_type: 'hologram',
      audience_type: 'user',
      content: {},
      task_applications: [{ id: 'p', application, ...reward(application, 'Gem', 5) }],
    }
    return Response.json({ items: [stored, { ...stored, id: undefined }], page: 1, page_size: 500, total: 2 })
  })
  await open(application)
  const [phone] = await phones()
  expect(phone).toHaveTextContent('A mission of this type can’t be shown here.')
  expect(screen.getByText('1 mission of this campaign can’t be shown here.')).toBeInTheDocument()
})

test.each([
  ['en', 'Players don’t see any missions now'],
  ['vi', 'Hiện người chơi không thấy nhiệm vụ nào'],
] as const)('in %s it says that there are none', async (locale, words) => {
  const { application } = await made([{ status: 'inactive' }])
  await open(application, { locale })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('campaigns that cannot be loaded are a failure with another try', async () => {
  const { application } = await made([{ name: 'There' }])
  refuseCalls(listCampaigns, 'internal')
  const { user } = await open(application)
  expect(await screen.findByText('Couldn’t load campaigns')).toBeInTheDocument()
  answerCalls()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await phones()).toHaveLength(1)
})

test('an application is chosen where none is named, and one that is gone is said', async () => {
  const { application } = await made([{ name: 'Chosen' }])
  const { user, address, go } = await renderPage(campaigns, paths.whatPlayersSee(), { as: 'viewer' })
  await user.click(await screen.findByRole('button', { name: 'Choose application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Application' }))
  await user.type(await dialog.findByRole('searchbox'), application.display_name)
  await user.click(await dialog.findByRole('button', { name: new RegExp(`^${application.display_name} `) }))
  expect(await phones()).toHaveLength(1)
  expect(address()).toBe(paths.whatPlayersSee(application.id))
  await go(paths.whatPlayersSee(UNUSED_ID))
  expect(await screen.findByText('This application no longer exists.')).toBeInTheDocument()
})

test('a person who has only their own campaigns is shown those, and told so', async () => {
  const { application } = await made([{}])
  await open(application, { as: 'own' })
  expect(await screen.findByText('Only your own campaigns are shown.')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'The mission on a phone' })).not.toBeInTheDocument()
})
