import { call } from '@console/api'
import { listApplications, paths } from '@console/contract'
import {
  type Account,
  answerCalls,
  applicationFactory,
  asOwner,
  campaignFactory,
  enter,
  interceptCalls,
  problem,
  recordCalls,
  renderPage,
  sourceFactory,
} from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

const tabs = (name = 'Application pages') =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const made = (wanted: Parameters<typeof applicationFactory>[0] = {}) => asOwner(() => applicationFactory(wanted))

async function open(code: string, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const page = await renderPage(applications, paths.application(code), { as, locale })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** 'Firebase config: Done', for each line of the setup. */
async function setup(name = 'Setup'): Promise<string[]> {
  await within(await screen.findByRole('region', { name })).findAllByRole('listitem')
  return region(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
}

test('an application shows what it is, without its secret', async () => {
  const { container } = await open('lotus-quest')
  expect(screen.getByRole('heading', { level: 1, name: 'Lotus Quest' })).toBeInTheDocument()
  const details = region('Details')
  expect(fact('Application code')).toHaveTextContent('lotus-quest')
  expect(fact('Owner')).toHaveTextContent('Liên Nguyễn')
  expect(screen.getByTitle('owner@lotus.example')).toBeInTheDocument()
  expect(screen.getAllByTitle(/\(GMT\+7\)$/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ago$/),
    expect.stringMatching(/ago$/),
  ])
  for (const words of ['A role-playing journey through the delta.', 'Role-playing', '12 and older', 'Set'])
    expect(details.getAllByText(words).length).toBeGreaterThan(0)
  expect(details.getByText('Singapore, Thailand, Vietnam')).toBeInTheDocument()
  expect(details.getByText('https://api.lotus-quest.example/rewards')).toBeInTheDocument()
  expect(container).not.toHaveTextContent('demo-reward-secret')
})

test('the same in Vietnamese', async () => {
  await open('lotus-quest', 'owner', 'vi')
  const details = region('Chi tiết')
  expect(details.getByText('Nhập vai')).toBeInTheDocument()
  expect(details.getByText('Singapore, Thái Lan, Việt Nam')).toBeInTheDocument()
  expect(tabs('Các trang của ứng dụng')).toEqual(['Tổng quan', 'Tích hợp', 'Nguồn cài đặt'])
})

test('a description of several lines keeps them, and nothing in it is taken for markup', async () => {
  const { code } = await made({ description: 'One\n<b>Two</b>' })
  await open(code)
  expect(region('Details').getByText(/<b>Two<\/b>/).textContent).toBe('One\n<b>Two</b>')
})

test('a code is found whatever its case', async () => {
  await open('LOTUS-QUEST')
  expect(screen.getByRole('heading', { level: 1, name: 'Lotus Quest' })).toBeInTheDocument()
})

describe('the setup', () => {
  test('of a new application names what is missing, with the way to each', async () => {
    const { id, code } = await made({ status: 'inactive' })
    await open(code)
    expect(await setup()).toEqual([
      'Firebase configSet up the integrationTo do',
      'Reward URLSet up the integrationTo do',
      'Reward secretSet up the integrationTo do',
      'At least one sourceCreate sourceTo do',
      'Set the status to “Active”Edit applicationTo do',
      'Switch to LIVESwitch to LIVETo do',
    ])
    const lines = region('Setup')
    expect(lines.getAllByRole('link', { name: 'Set up the integration' })[0]).toHaveAttribute('href', paths.applicationIntegration(code))
    expect(lines.getByRole('link', { name: 'Create source' })).toHaveAttribute('href', paths.sourceCreate(id))
    expect(lines.getByRole('link', { name: 'Edit application' })).toHaveAttribute('href', paths.applicationEdit(code))
  })

  test('compares the packages of its sources with the config', async () => {
    const firebase_config = { client: [{ client_info: { android_client_info: { package_name: 'example.in.it' } } }] }
    const application = await made({ firebase_config })
    await sourceFactory(application, { platform: 'android', package_name: 'example.not.in.it' })
    await open(application.code)
    const lines = await setup()
    expect(lines).toContain('Include every Android and iOS package in the Firebase configSet up the integrationTo do')
    expect(lines).toContain('At least one sourceDone')
  })

  test('is gone once nothing is known to be missing', async () => {
    await open('lotus-quest')
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Setup' })).not.toBeInTheDocument()
  })

  test('says what cannot be known by people who may not see the sources', async () => {
    await open('lantern-night', 'own')
    expect(await setup()).toContain(
      'Include every Android and iOS package in the Firebase configYou don’t have permission to view the sources.Set up the integrationUnknown',
    )
  })

  test('has no ways without permission to change it', async () => {
    await open('quan-ca-phe', 'viewer')
    expect(await setup()).toContain('Firebase configTo do')
    expect(region('Setup').queryByRole('link')).not.toBeInTheDocument()
    expect(region('Setup').queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the campaigns that use it', () => {
  const TITLE = 'Campaigns that use this application'

  test('are named with their status: the first five, and the way to all', async () => {
    const application = await made()
    for (let n = 0; n < 6; n++) await campaignFactory({ name: `Uses it ${n}`, application_ids: [application.id] })
    await open(application.code)
    expect(await region(TITLE).findByText('Uses it 5')).toBeInTheDocument()
    expect(region(TITLE).getAllByRole('listitem')).toHaveLength(5)
    expect(region(TITLE).getAllByText('Not ready or paused')).toHaveLength(5)
    expect(region(TITLE).getByText('Show all 6 campaigns in the list')).toBeInTheDocument()
  })

  test('are only one’s own under the keys for own work, and the page says so', async () => {
    await enter({ as: 'owner' }, {})
    const [lantern] = (await call(listApplications, { code: 'lantern-night' })).items
    await campaignFactory({ name: 'Of somebody else', application_ids: [lantern?.id ?? ''] })
    await open('lantern-night', 'own')
    expect(await region(TITLE).findByText('Holiday lantern parade')).toBeInTheDocument()
    expect(
      region(TITLE).getByText('Only your own campaigns are shown. Other people’s campaigns may use this application too.'),
    ).toBeInTheDocument()
    expect(region(TITLE).queryByText('Of somebody else')).not.toBeInTheDocument()
  })
})

test.each([
  ['edit', 'editor', 'Edit Lantern Night'],
  ['edit', 'own', 'Edit Lantern Night'],
  ['edit', 'viewer', 'No Permission'],
  ['gone', 'viewer', 'Lantern Night'],
  ['LIVE', 'owner', 'Lantern Night'],
] as const)('the mode %s of the address is for %s: %s', async (mode, as, title) => {
  await renderPage(applications, `/applications/lantern-night?mode=${mode}`, { as })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})

describe('an address without an application', () => {
  test('whose code cannot be one makes no call', async () => {
    const calls = recordCalls()
    await renderPage(applications, '/applications/no%20code%21', { as: 'owner' })
    expect(await screen.findByText('Application not found')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to applications' })).toHaveAttribute('href', '/applications')
    expect(calls).toEqual([])
  })

  test.each([
    ['whose code no one has', 'owner'],
    ['whose code no one has, under the keys for own work', 'own'],
  ] as const)('%s says that it does not exist', async (_, as) => {
    await renderPage(applications, '/applications/nobody-has-it', { as })
    expect(await screen.findByText('This application no longer exists')).toBeInTheDocument()
  })

  test('that goes while it is read says so too', async () => {
    interceptCalls((request) => (/\/applications\/[\w-]+$/.test(request.url) ? problem('application_not_found') : undefined))
    await renderPage(applications, '/applications/lotus-quest', { as: 'owner' })
    expect(await screen.findByText('This application no longer exists')).toBeInTheDocument()
  })

  test.each([
    ['to find it', /\/applications\?/],
    ['to read it', /\/applications\/[\w-]+$/],
  ])('when the call %s fails can be asked for again', async (_, wanted) => {
    interceptCalls((request) => (wanted.test(request.url) ? problem('internal', { request_id: 'req-9' }) : undefined))
    const { user } = await renderPage(applications, '/applications/lotus-quest', { as: 'owner' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to retrieve Application data')
    expect(screen.getByRole('alert')).toHaveTextContent('Reference: req-9')
    answerCalls()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Quest' })).toBeInTheDocument()
  })
})

test("someone else's application is not for people who see their own only", async () => {
  await renderPage(applications, '/applications/lotus-quest', { as: 'own' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
  expect(screen.queryByText('Lotus Quest')).not.toBeInTheDocument()
})

test('a status and a mode that this console does not know read N/A', async () => {
  const application = await made()
  interceptCalls((request) =>
    request.url.endsWith(application.id) ? Response.json({ ...application, status: 'archived', mode: 'STAGING' }) : undefined,
  )
  await open(application.code)
  expect(screen.getAllByText('N/A')).toHaveLength(2)
  expect(await setup()).toContain('Set the status to “Active”Edit applicationUnknown')
})
