import type { NavEntry, PageData } from '@console/module'
import { pageDataStore } from '@console/session'
import { campaignFactory, enter, interceptCalls, renderPart, type Visitor } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { openRegistry } from '../modules/registry.ts'
import { openNavigation } from '../navigation/navigation.ts'
import { Home } from './home.tsx'

const READ = ['pub:campaigns:read-list', 'campaign:read']
const nav = (to: string, label: string, needs: readonly string[] = READ): NavEntry => ({
  to,
  label,
  icon: 'campaigns',
  order: 10,
  needs,
  module: 'area',
})

async function home(visitor: Visitor, { entries = [], owners = {} }: { entries?: NavEntry[]; owners?: PageData['owners'] } = {}) {
  const { locale, base, preferences, settings } = pageDataStore.getState()
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners, nav: entries, module: null, unavailable: {}, registry: '/none' })
  openNavigation(entries)
  return renderPart(<Home />, visitor, loadMessages)
}

test('signed out it says what the console is and leads to signing in', async () => {
  await home({ as: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Reward the people who use your apps' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  expect(document.title).toBe('Reward the people who use your apps · Publisher Console')
})

test.each([
  ['/part', '/login?next=%2Fpart'],
  ['https://evil.example/part', '/login'],
  ['/nowhere', '/login'],
])('signing in carries the place to go on to, if the console knows it: %s', async (next, href) => {
  const { go } = await home({ as: null })
  await go(`/part?next=${encodeURIComponent(next)}`)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', href)
})

test('registering is offered where a module owns it', async () => {
  await home({ as: null, locale: 'vi' }, { owners: { registration: ['/register'] } })
  expect(screen.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/vi/register')
})

test('signed in it greets, and shows the areas that the person may enter', async () => {
  await home({ as: 'viewer' }, { entries: [nav('/area', 'Campaigns'), nav('/new', 'New things', ['pub:campaigns:create'])] })
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Vinh' })).toBeInTheDocument()
  const areas = within(screen.getByRole('navigation', { name: 'Areas' }))
  expect(areas.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/area')
  expect(areas.queryByRole('link', { name: 'New things' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('it lists what ends soon or should have ended, and nothing that has time', async () => {
  await enter({ as: 'owner' }, {})
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await campaignFactory({ name: 'Over soon', status: 'active', start_date: '2026-01-01T00:00:00Z', end_date: tomorrow })
  await home({ as: 'owner' })
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }))
  expect(await attention.findByText(/^Over soon ends on .* \(GMT\+7\)$/)).toBeInTheDocument()
  expect(attention.getByText('Giờ vàng cuối tuần is past its end date but still active')).toBeInTheDocument()
  // Active too, with three weeks to go.
  expect(attention.queryByText(/Summer quest/)).not.toBeInTheDocument()
})

test('what needs attention and could not be had says so, with the areas still there', async () => {
  interceptCalls(() => Response.json({ type: 't', title: 'T', status: 503, code: 'busy' }, { status: 503 }))
  await home({ as: 'owner' }, { entries: [nav('/area', 'Campaigns')] })
  expect(await screen.findByText('Couldn’t load what needs your attention')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Campaigns' })).toBeInTheDocument()
})

test('who has not chosen a publisher is led to choosing one', async () => {
  await home({ as: 'owner', publisher: null })
  expect(screen.getByRole('link', { name: 'Choose a publisher' })).toHaveAttribute('href', '/select-publisher')
  expect(screen.queryByRole('region', { name: 'Needs attention' })).not.toBeInTheDocument()
})
