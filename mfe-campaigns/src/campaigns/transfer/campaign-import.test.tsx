import { call, readAll } from '@console/api'
import {
  type Campaign,
  createNotification,
  createTask,
  getCampaign,
  Id,
  listNotifications,
  listTasks,
  type Notification,
  paths,
  type Task,
} from '@console/contract'
import {
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  problem,
  recordCalls,
  renderPage,
  savedFiles,
  seededCampaign,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import campaigns from '../../module.ts'
import { exportCampaign } from './export-campaign.ts'

async function exported({ id }: Pick<Campaign, 'id'>): Promise<string> {
  await asOwner(() => exportCampaign(id))
  return (await savedFiles()).at(-1)?.text ?? ''
}

async function choose(user: UserEvent, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  await user.upload(input, new File([text], 'summer.campaign.json', { type: 'application/json' }))
}

async function opened(text: string, path = paths.campaignImport()) {
  const page = await renderPage(campaigns, path, { as: 'owner' })
  await choose(page.user, text)
  return page
}

const create = () => screen.findByRole('button', { name: /^Import campaign/ })

async function imported(text: string) {
  const page = await opened(text)
  await page.user.click(await create())
  await screen.findByRole('link', { name: 'Close' })
  const into = v.parse(Id, new URLSearchParams(page.address().split('?')[1]).get('into'))
  return { ...page, into }
}

const partsOf = async (campaign_id: string) => ({
  campaign: await call(getCampaign, { campaign_id }),
  missions: (await readAll(listTasks, { campaign_id, sort: 'name' })).rows,
  notifications: (await readAll(listNotifications, { campaign_id, sort: 'title' })).rows,
})

/** A mission without fields that always differ; its dates are those before the start moved. */
const comparable = ({ id, version, created_on, updated_on, campaign, status, ended_on, task_applications, ...mission }: Task) => ({
  ...mission,
  task_applications: task_applications.map(({ id: _, ...pair }) => pair),
})

test('an imported campaign equals the exported one field by field, with missions of all six types', async () => {
  const original = await asOwner(() => seededCampaign('summer quest'))
  const text = await exported(original)
  const file = JSON.parse(text)
  const { into } = await imported(text)
  const [before, after] = [await partsOf(original.id), await partsOf(into)]
  expect(new Set(after.missions.map(({ task_type }) => task_type)).size).toBe(6)
  const by = Date.parse(after.campaign.start_date) - Date.parse(before.campaign.start_date)
  const dateless = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) ? Date.parse(one) : one))
  const later = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) ? Date.parse(one) + by : one))
  expect(dateless(after.missions.map(comparable))).toEqual(later(before.missions.map(comparable)))
  const written = ({ content, metadata_rule, notification_type, audience_type }: Notification) => {
    return { content, notification_type, audience_type, rules: metadata_rule.length }
  }
  expect(after.notifications.map(written)).toEqual(before.notifications.map(written))
  expect([after.campaign, ...after.missions, ...after.notifications].map(({ status }) => status)).toEqual(Array(9).fill('inactive'))
  expect(after.campaign).toMatchObject({ name: before.campaign.name, description: before.campaign.description })
  expect(file).not.toHaveProperty('campaign.owner')
  expect(text).not.toContain(original.owner.email)
})

test('a file of which all is found here says what it holds and asks nothing; other choices can be asked for', async () => {
  const original = await asOwner(() => seededCampaign('summer quest'))
  const { user } = await opened(await exported(original))
  const contents = within(await screen.findByRole('region', { name: 'In the file' }))
  const fact = (name: string) => contents.getByText(name, { selector: 'dt' }).nextElementSibling
  expect(fact('Campaign name')).toHaveTextContent('Summer quest')
  expect(fact('Period')).toHaveTextContent(/\d{4}.* – .*\d{4}/)
  expect([fact('Missions'), fact('Notifications')].map((value) => value?.textContent)).toEqual(['6', '2'])
  expect(fact('Applications')).toHaveTextContent(/^Found here: .*Lotus Quest/)
  expect(fact('Metrics')).toHaveTextContent(/^Found here: .*Level/)
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(await create()).toBeEnabled()
  await user.click(contents.getByRole('button', { name: 'Choose other metrics', expanded: false }))
  expect(screen.queryByRole('region', { name: 'Applications' })).not.toBeInTheDocument()
  const choices = within(screen.getByRole('region', { name: 'Metrics' }))
  await user.selectOptions(choices.getByRole('combobox', { name: 'Level' }), 'No metric')
  expect(contents.queryByText('Metrics')).not.toBeInTheDocument()
  expect(choices.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue('No metric')
})

test('after a failure the same file goes on where it stopped, also on another visit, and nothing is doubled', async () => {
  const text = await exported(await asOwner(() => seededCampaign('summer quest')))
  interceptCalls((request) => (isCallOf(createNotification, request) ? problem('internal') : undefined))
  const first = await opened(text)
  await first.user.click(await create())
  await first.user.click(await screen.findByRole('button', { name: 'Copy all (8)' }))
  await screen.findByRole('button', { name: 'Copy the rest (2)' })
  const address = first.address()
  first.unmount()
  interceptCalls(() => undefined)
  const second = await opened(text, address)
  await waitFor(() => expect(screen.getAllByText('Already in this campaign')).toHaveLength(6))
  await second.user.click(screen.getByRole('button', { name: 'Copy all (2)' }))
  await screen.findByRole('link', { name: 'Close' })
  const { missions, notifications } = await partsOf(new URLSearchParams(address.split('?')[1]).get('into') ?? '')
  expect([missions.length, notifications.length]).toEqual([6, 2])
})

test.each([
  ['{"format":', 'The file stops in line 1 and is incomplete. Export the campaign again.'],
  ['{"name":"something else"}', 'This file doesn’t contain a campaign. Choose a file exported from Publisher Console.'],
  [
    '{"format":"publisher-console/campaign","version":2}',
    'The file comes from a newer Publisher Console. Reload the page, or export the campaign from this version.',
  ],
])('the file %s is refused with a reason', async (text, reason) => {
  await opened(text)
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Import campaign/ })).not.toBeInTheDocument()
})

/** An exported campaign after `change`, with a value in each line. */
async function edited(change: (file: ReturnType<typeof JSON.parse>) => void): Promise<string> {
  const original = await asOwner(async () => {
    const made = await campaignFactory()
    await missionFactory(made, { name: 'Lonely' })
    return made
  })
  const file = JSON.parse(await exported(original))
  change(file)
  return JSON.stringify(file, null, 2)
}

test('values that cannot be used are named with their places, the first five of them', async () => {
  const text = await edited((file) => {
    Object.assign(file.campaign, { start_date: '31/12/2026', name: 7 })
    file.missions = Array.from({ length: 5 }, () => ({ ...file.missions[0], name: null }))
    delete file.notifications
  })
  await opened(text)
  const list = within(await screen.findByRole('alert'))
  expect(list.getByText(/^8 values in the file can’t be used/)).toBeInTheDocument()
  const lines = text.split('\n')
  const lineWith = (start: string) => lines.findIndex((line) => line.trim().startsWith(start)) + 1
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `Line ${lineWith('"name": 7')}, campaign.name: This value is not in the right format. Check it and enter it again.`,
    `Line ${lineWith('"start_date"')}, campaign.start_date: Enter a date and time such as 2026-12-31T08:00:00Z.`,
    ...[0, 1].map((at) => expect.stringMatching(new RegExp(`^Line \\d+, missions\\.${at}\\.name: “name” is required\\.$`))),
    expect.stringMatching(/^Line \d+, missions\.2\.name: /),
    'and 3 more values',
  ])
})

test('a mission that the API would refuse is not promised to be imported, and what of it is wrong is said, before and after', async () => {
  const { user } = await opened(
    await edited(({ missions }) => {
      const video = { video_url: 'https://youtu.be/abc', duration: 9, skippable_after: null, image_url: null, read_more_url: null }
      const long = { ...missions[0], id: 'long', name: 'x'.repeat(201) }
      missions.unshift({ ...missions[0], id: 'v', name: 'Film', task_type: 'video', content: video, completion_metadata_rule: null }, long)
    }),
  )
  expect(await screen.findByText('1 of 3 missions and notifications can be imported.')).toBeInTheDocument()
  expect(screen.getByText('Film')).toHaveTextContent('content.video_url: The URL leads to a page of YouTube, not to a video.')
  expect(screen.getByText('x'.repeat(201))).toHaveTextContent('name: Use at most 200 characters.')
  await user.click(await create())
  await screen.findByRole('link', { name: 'Close' })
  expect(screen.getByText('content.video_url: The URL leads to a page of YouTube, not to a video.')).toBeInTheDocument()
})

test('what only the API refuses is named too', async () => {
  const text = await edited(() => undefined)
  const errors = [{ pointer: '/body/content/title', code: 'reserved', message: '' }]
  interceptCalls((request) => (isCallOf(createTask, request) ? problem('validation_failed', { errors }) : undefined))
  const { user } = await opened(text)
  await user.click(await create())
  await screen.findByRole('button', { name: 'Copy the rest (1)' })
  expect(screen.getByText('content.title: This word is reserved. Choose another one.')).toBeInTheDocument()
})

test('a condition that its metric refuses is said before anything is made', async () => {
  const file = JSON.parse(await exported(await asOwner(() => seededCampaign('summer quest'))))
  file.notifications = []
  file.missions = file.missions.filter((one: Task) => one.metadata_rule.length > 0).slice(0, 1)
  file.missions[0].metadata_rule[0].value = 'many'
  await opened(JSON.stringify(file))
  expect(await screen.findByText('0 of 1 mission or notification can be imported.')).toBeInTheDocument()
  expect(screen.getByText(/^metadata_rule\.0\.value: This value doesn’t match the metric’s data type\./)).toBeInTheDocument()
})

test('a name that is too long is cut, which is said before', async () => {
  await opened(await edited(({ campaign }) => Object.assign(campaign, { name: 'x'.repeat(300) })))
  expect(await screen.findByText(`The name is longer than 200 characters and will be cut to “${'x'.repeat(200)}”.`)).toBeInTheDocument()
})

test('what the console does not know of a mission is sent as the file has it', async () => {
  const text = await edited(({ missions: [mission] }) => {
    mission.content.mood = 'sunny'
    mission.task_applications[0].reward_description.glow = { of: 'gold' }
  })
  const sent = recordCalls()
  await imported(text)
  const bodies = await Promise.all(
    sent.filter(({ url, method }) => method === 'POST' && url.endsWith('/tasks')).map((one) => one.clone().json()),
  )
  expect(bodies).toMatchObject([{ content: { mood: 'sunny' }, rewards: [{ reward_description: { glow: { of: 'gold' } } }] }])
})

test('what has no counterpart here is left to the person, and named while it has none', async () => {
  const original = await asOwner(async () => {
    const made = await campaignFactory()
    await missionFactory(made, { name: 'Lonely' })
    return made
  })
  const text = (await exported(original)).replaceAll(original.campaign_applications[0]?.application.id ?? '', 'elsewhere')
  const file = JSON.parse(text)
  for (const pair of [...file.campaign.campaign_applications, ...file.missions[0].task_applications]) pair.application.code = 'elsewhere'
  const { user } = await opened(JSON.stringify(file))
  expect(await create()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Lonely')).toHaveTextContent('Choose one under “Applications” first.')
  const choice = within(screen.getByRole('region', { name: 'Applications' })).getByRole('combobox')
  await user.selectOptions(choice, original.campaign_applications[0]?.application.id ?? '')
  expect(await create()).not.toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('1 of 1 mission or notification can be imported.')).toBeInTheDocument()
})

test('another publisher takes a campaign once its owner chose an application and a metric for those of the file', async () => {
  const file = JSON.parse(await exported(await asOwner(() => seededCampaign('summer quest'))))
  const mission = file.missions.find((one: Task) => one.metadata_rule.length > 0 && !one.completion_metadata_rule)
  const [pair] = mission.task_applications
  mission.task_applications = [pair]
  mission.metadata_rule = [
    { ...mission.metadata_rule[0], metric_id: '987654', metric: { ...mission.metadata_rule[0].metric, code: 'theirs' } },
  ]
  Object.assign(file, { missions: [mission], notifications: [] })
  file.campaign.campaign_applications = [{ ...file.campaign.campaign_applications[0], application: pair.application }]
  const sent = recordCalls()
  const page = await renderPage(campaigns, paths.campaignImport(), { as: 'hanoiOwner', publisher: 'Hanoi Media' })
  await choose(page.user, JSON.stringify(file))
  const applications = within(await screen.findByRole('region', { name: 'Applications' })).getByRole('combobox')
  expect(applications).toHaveDisplayValue('Leave out')
  await page.user.selectOptions(
    applications,
    (await within(applications).findByRole('option', { name: /^Hà Nội Racer/ })) as HTMLOptionElement,
  )
  expect(screen.getByText('0 of 1 mission or notification can be imported.')).toBeInTheDocument()
  expect(screen.getByText(/^A condition uses a metric/)).toBeInTheDocument()
  const metrics = within(screen.getByRole('region', { name: 'Metrics' })).getByRole('combobox')
  await page.user.selectOptions(metrics, metrics.querySelectorAll('option')[1] as HTMLElement)
  await page.user.click(await create())
  await screen.findByRole('link', { name: 'Close' })
  const [body] = await Promise.all(
    sent.filter(({ url, method }) => method === 'POST' && url.endsWith('/tasks')).map((one) => one.clone().json()),
  )
  expect(body.metadata_rule).toMatchObject([{ metric_id: (metrics as HTMLSelectElement).value }])
  expect(body.rewards).toMatchObject([{ application_id: (applications as HTMLSelectElement).value }])
})

test('a campaign with parts that cannot be read is not exported as if it were whole', async () => {
  allowConsole(/^tasks\.list: items/)
  const { id } = await asOwner(() => seededCampaign('summer quest'))
  interceptCalls((request) =>
    isCallOf(listTasks, request)
      ? Response.json({ items: [{ name: 7 }], page: 1, page_size: 100, total: 1, total_capped: false })
      : undefined,
  )
  await expect(asOwner(() => exportCampaign(id))).rejects.toMatchObject({ code: 'invalid_answer' })
  expect(await savedFiles()).toEqual([])
})
