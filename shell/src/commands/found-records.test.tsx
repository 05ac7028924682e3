import { listApplications, listCampaigns, listInvitations, listSources, listUsers, paths } from '@console/contract'
import { defineModule, describeModule } from '@console/module'
import { publisherStore, useRememberVisit } from '@console/session'
import {
  applicationFactory,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  problem,
  recordCalls,
  refuseCalls,
  renderPage,
  renderPart,
  sourceFactory,
  type Visitor,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { registryStore } from '../modules/registry.ts'
import { DECLARED, declareRecords } from '../testing/declared-module.ts'
import { messagesWith } from '../testing/messages-with.ts'
import { CommandPalette } from './command-palette.tsx'

const WORDS = messagesWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })
const nothing = () => {}

function Palette({ path = '/part', name }: { readonly path?: string; readonly name?: string | undefined }) {
  const [typed, setTyped] = useState('')
  useRememberVisit(path, name)
  return <CommandPalette typed={typed} onType={setTyped} onClose={nothing} onShortcuts={nothing} onModules={nothing} />
}

beforeEach(declareRecords)

async function openPalette(visitor: Visitor = { as: 'owner' }, opened: { readonly path?: string; readonly name?: string } = {}) {
  const page = await renderPart(<Palette {...opened} />, visitor, WORDS)
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  return page
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const linesOf = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const status = () => within(screen.getByRole('dialog')).getByRole('status')

test('two letters find campaigns without accents, each under its heading, and Enter opens one', async () => {
  const { user, address } = await openPalette()
  const calls = recordCalls(listCampaigns)
  await user.keyboard('t')
  expect(status()).not.toHaveTextContent('Searching…')
  await user.keyboard('rung thu')
  expect(await linesOf('Campaigns')).toEqual([expect.stringMatching(/^Trung Thu/)])
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?page_size=5&q=trung%20thu'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/campaigns\/[\w-]+$/))
})

test('an application is found with its sources', async () => {
  const { application } = await asOwner(async () =>
    sourceFactory(await applicationFactory({ display_name: 'Bamboo flute' }), { source_name: 'Google Play' }),
  )
  const { user, address } = await openPalette()
  await user.keyboard('bamboo fl')
  expect(await linesOf('Applications')).toEqual(['Bamboo fluteTEST · Active'])
  expect(await linesOf('Sources')).toEqual(['Google Play · Bamboo flute'])
  await user.click(group('Sources').getByRole('option'))
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/sources/${application.id}/`)))
})

test('sources are found by their own names in every application, those of the one opened last first', async () => {
  const [, last] = await asOwner(async () => [
    await sourceFactory(await applicationFactory({ display_name: 'Bamboo drum' }), { source_name: 'Amazon Appstore' }),
    await sourceFactory(await applicationFactory({ display_name: 'Bamboo harp' }), { source_name: 'Amazon Appstore' }),
  ])
  const { user } = await openPalette({ as: 'owner' }, { path: `/sources/${last.application.id}`, name: 'Bamboo harp' })
  await user.keyboard('amazon')
  expect(await linesOf('Sources')).toEqual(['Amazon Appstore · Bamboo harp', 'Amazon Appstore · Bamboo drum'])
})

test('of a record is shown what it has, and behind more than five the page that finds them all', async () => {
  const on = (...names: readonly string[]) => names.map((display_name) => ({ application: { display_name } }))
  interceptCalls((request) => {
    if (!isCallOf(listCampaigns, request)) return undefined
    const items = [
      { id: '1', name: 'One', status: 'active', campaign_applications: on('Lotus', 'Bamboo', 'Lily') },
      { id: '2', name: 'Two', status: 'archived', campaign_applications: null },
      { name: 'Has no address', status: 'active' },
    ]
    return Response.json({ items, total: 6 })
  })
  const { user } = await openPalette()
  await user.keyboard('what')
  expect(await linesOf('Campaigns')).toEqual(['OneLotus +2 · Runs', 'TwoWho knows', 'All campaigns with “what”'])
})

test('a name of which a part is missing and ids that are numbers are read as everywhere', async () => {
  interceptCalls((request) => {
    const rows = (...items: readonly object[]) => Response.json({ items, total: items.length })
    if (isCallOf(listUsers, request)) return rows({ id: 8, user: { first_name: 'Lan', last_name: null } })
    if (isCallOf(listApplications, request)) return rows({ id: 7, code: 'seven', display_name: 'Seven' })
    if (isCallOf(listSources, request))
      return rows({ id: 9, source_name: request.url.includes('/applications/7/') ? 'Of seven' : 'Of none' })
    return undefined
  })
  const { user } = await openPalette()
  await user.keyboard('lan')
  expect(await linesOf('People')).toEqual(['Lan'])
  expect(await linesOf('Sources')).toContain('Of seven')
})

test('two modules may find the same records, each under its own heading', async () => {
  const [campaigns] = DECLARED.search ?? []
  if (!campaigns) throw new Error('nothing is searched')
  const other = { ...DECLARED, id: 'other', commands: [], search: [{ ...campaigns, heading: 'people', text: [] }] }
  registryStore.setState(({ manifests }) => ({ manifests: { ...manifests, other } }))
  const { user } = await openPalette()
  await user.keyboard('trung thu')
  expect(await linesOf('People')).toEqual([expect.not.stringMatching(/Runs$/)])
  expect(await linesOf('Campaigns')).toEqual([expect.stringMatching(/Runs$/)])
})

test('what a backend lists beside what was asked for is left out', async () => {
  interceptCalls((request) => {
    const items = ['pending', 'accepted'].map((status) => ({ id: status, email: `${status}@new.example`, status }))
    return isCallOf(listInvitations, request) ? Response.json({ items, total: 2 }) : undefined
  })
  const { user } = await openPalette()
  await user.keyboard('new.example')
  expect(await linesOf('Guests')).toEqual(['pending@new.example'])
})

test('what is typed is shown as it is', async () => {
  const { user } = await openPalette()
  await user.keyboard('$&')
  expect(await screen.findByRole('option', { name: 'All missions with “$&”' })).toBeInTheDocument()
})

test('where it cannot be known what is searched, nothing is said to be absent', async () => {
  registryStore.setState({ manifests: {}, rest: 'failed' })
  const { user } = await openPalette()
  expect(status()).toBeEmptyDOMElement()
  await user.keyboard('trung thu')
  await waitFor(() => expect(status()).toHaveTextContent('Couldn’t load some results'))
})

test('a search is asked again where the API is busy for a moment', async () => {
  const answers = [problem('busy'), Response.json({ items: [{ id: 'c', name: 'Patient', status: 'active' }], total: 1 })]
  interceptCalls((request) => (isCallOf(listCampaigns, request) ? answers.shift() : undefined))
  const { user } = await openPalette()
  await user.keyboard('patient')
  expect(await linesOf('Campaigns')).toEqual(['PatientRuns'])
})

test('a person is found by name, and says which role they have', async () => {
  const { user, address } = await openPalette({ as: 'owner', locale: 'vi' })
  await user.keyboard('vinh')
  expect(await linesOf('People')).toEqual([expect.stringMatching(/Vinh.*Người xem$/)])
  await user.click(group('People').getByRole('option'))
  await waitFor(() => expect(address()).toMatch(/^\/users\/[\w-]+$/))
})

test('what narrows a list goes with the search, and what was found into the query of a page', async () => {
  const calls = recordCalls(listInvitations)
  const { user, address } = await openPalette()
  await user.keyboard('newcomer@')
  expect(await linesOf('Guests')).toEqual(['newcomer@lotus.example'])
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?page_size=5&q=newcomer%40&status=pending'])
  await user.click(group('Guests').getByRole('option'))
  await waitFor(() => expect(address()).toBe('/users?q=newcomer%40lotus.example'))
})

test('the missions of the open campaign are found with their status', async () => {
  const campaign = await asOwner(async () => {
    const made = await campaignFactory()
    await missionFactory(made, { name: 'Bamboo survey' })
    return made
  })
  const page = defineModule({
    descriptor: describeModule({ id: 'part', owns: ['/campaigns'], routes: [{ path: '/campaigns/:campaign_id', page: 'part' }] }),
    pages: { part: async () => Palette },
    messages: WORDS,
  })
  const { user } = await renderPage(page, paths.campaign(campaign.id), { as: 'owner' })
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await user.keyboard('bamboo sur')
  expect(await linesOf('Missions')).toEqual(['Bamboo surveyActive'])
})

test('what is found nowhere can be looked for on the pages that find more, those that were not searched first', async () => {
  const { user, address } = await openPalette()
  await user.keyboard('no such thing')
  const lines = await screen.findAllByRole('option')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['All missions with “no such thing”', 'All campaigns with “no such thing”'])
  await user.click(lines[1] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/campaigns?q=no+such+thing'))
})

test('what was not searched is one step away beside what was found, with permission to read it', async () => {
  const { user, address } = await openPalette()
  await user.keyboard('trung')
  await linesOf('Campaigns')
  expect(screen.queryByRole('option', { name: 'All campaigns with “trung”' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: 'All missions with “trung”' }))
  await waitFor(() => expect(address()).toBe(paths.allMissions({ q: 'trung' })))
})

test('an answer that comes late does not stand for words typed since', async () => {
  await asOwner(() => campaignFactory({ name: 'Late bird' }))
  const late = Promise.withResolvers<void>()
  const { user } = await openPalette()
  interceptCalls(async (request) => {
    const q = new URL(request.url).searchParams.get('q')
    if (!isCallOf(listCampaigns, request) || q !== 'late') return undefined
    await late.promise
    return undefined
  })
  await user.keyboard('late')
  await waitFor(() => expect(status()).toHaveTextContent('Searching…'))
  await user.keyboard(' zzz')
  await waitFor(() => expect(status()).toHaveTextContent('No match here. Choose where to search further.'))
  await act(async () => late.resolve())
  expect(screen.queryByRole('option', { name: 'Late bird' })).not.toBeInTheDocument()
})

test('what the person may not list is not asked for', async () => {
  const calls = recordCalls()
  const { user } = await openPalette()
  act(() =>
    publisherStore.setState(({ permissions }) => ({
      permissions: permissions && { ...permissions, permissions: ['pub:campaigns:read-list'] },
    })),
  )
  await user.keyboard('trung')
  await linesOf('Campaigns')
  const asked = (route: Parameters<typeof isCallOf>[0]) => calls.some((request) => isCallOf(route, request))
  expect([asked(listCampaigns), asked(listApplications), asked(listSources)]).toEqual([true, false, false])
})

test('in Vietnamese results that cannot be had are mentioned beside the others', async () => {
  refuseCalls(listApplications, 'not_found')
  const { user } = await openPalette({ as: 'owner', locale: 'vi' })
  await user.keyboard('trung thu')
  await waitFor(() => expect(status()).toHaveTextContent('Không tải được một số kết quả'))
  expect(await linesOf('Campaigns')).toHaveLength(1)
})

test.each([
  ['en', 'Recently opened'],
  ['vi', 'Đã mở gần đây'],
] as const)('in %s an empty box shows what was opened last, and typing takes it away', async (locale, heading) => {
  const { user, address } = await openPalette({ as: 'editor', locale }, { path: '/part/one', name: 'Opened before' })
  expect(await linesOf(heading)).toEqual(['Opened before'])
  await user.keyboard('x')
  expect(screen.queryByRole('group', { name: heading })).not.toBeInTheDocument()
  await user.keyboard('{Backspace}{Enter}')
  await waitFor(() => expect(address()).toBe('/part/one'))
})
