import { listApplications, listCampaigns, listSources, paths } from '@console/contract'
import { defineModule, describeModule } from '@console/module'
import { publisherStore, useRememberVisit } from '@console/session'
import {
  applicationFactory,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  metricRequestFactory,
  missionFactory,
  onelinkFactory,
  recordCalls,
  refuseCalls,
  renderPage,
  renderPart,
  sourceFactory,
  type Visitor,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { wordsWith } from '../testing/words-with.ts'
import { CommandPalette } from './command-palette.tsx'

const WORDS = wordsWith({ en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') })
const nothing = () => {}

function Palette({ path = '/part', name }: { readonly path?: string; readonly name?: string | undefined }) {
  const [typed, setTyped] = useState('')
  useRememberVisit(path, name)
  return <CommandPalette typed={typed} onType={setTyped} onClose={nothing} onShortcuts={nothing} onModules={nothing} />
}

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
  expect(await linesOf('Sources')).toEqual(['Google Play · Bamboo fluteActive'])
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
  expect(await linesOf('Sources')).toEqual(['Amazon Appstore · Bamboo harpActive', 'Amazon Appstore · Bamboo drumActive'])
})

test('Onelinks, metric requests, members and roles are found too, each with what tells it from others', async () => {
  await asOwner(async () => {
    await onelinkFactory({ display_name: 'Viewer poster', custom_id: 'viewerposter' })
    await metricRequestFactory({ name: 'Viewer hours' })
  })
  const { user, address } = await openPalette()
  await user.keyboard('viewer')
  expect(await linesOf('Onelinks')).toEqual(['Viewer posterviewerposter'])
  expect(await linesOf('Metric requests')).toEqual([expect.stringMatching(/^Viewer hours.*Pending$/)])
  expect(await linesOf('Members')).toEqual([expect.stringMatching(/Viewer$/)])
  expect(await linesOf('Roles')).toEqual(['Viewer'])
  await user.click(group('Roles').getByRole('option'))
  await waitFor(() => expect(address()).toMatch(/^\/roles\/[\w-]+$/))
})

test('whoever is invited is found by their email, on the page of the members', async () => {
  const { user, address } = await openPalette()
  await user.keyboard('newcomer@')
  expect(await linesOf('Pending invitations')).toEqual(['newcomer@lotus.exampleEditor'])
  await user.click(group('Pending invitations').getByRole('option'))
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
  expect(await linesOf('Missions in this campaign')).toEqual(['Bamboo surveyActive'])
})

test.each([
  ['en', 'Search all campaigns for “no such thing”'],
  ['vi', 'Tìm kiếm “no such thing” trong tất cả chiến dịch'],
] as const)('in %s what is found nowhere can be looked for among the campaigns', async (locale, name) => {
  const { user, address } = await openPalette({ as: 'owner', locale })
  await user.keyboard('no such thing')
  await user.click(await screen.findByRole('option', { name }))
  await waitFor(() => expect(address()).toBe('/campaigns?q=no+such+thing'))
})

test('missions of all campaigns are one step away once something is typed, for who may read them', async () => {
  const { user, address } = await openPalette()
  await user.keyboard('trung')
  await linesOf('Campaigns')
  await user.click(await screen.findByRole('option', { name: 'Search all missions for “trung”' }))
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

test.each([
  ['en', 'Couldn’t load some results'],
  ['vi', 'Không tải được một số kết quả'],
] as const)('in %s results that cannot be had are mentioned beside the others', async (locale, words) => {
  refuseCalls(listApplications, 'not_found')
  const { user } = await openPalette({ as: 'owner', locale })
  await user.keyboard('trung thu')
  await waitFor(() => expect(status()).toHaveTextContent(words))
  expect(await linesOf(locale === 'en' ? 'Campaigns' : 'Chiến dịch')).toHaveLength(1)
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
