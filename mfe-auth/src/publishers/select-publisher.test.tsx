import { listCampaigns } from '@console/contract'
import { pinnedPublisher, readCookie, rememberPublisher, sessionStore } from '@console/session'
import { enter, interceptCalls, isCallOf, openedDocuments, problem, recordCalls, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import auth from '../module.ts'

const owner = { as: 'owner', publisher: null } as const
const rowOf = (name: RegExp) => within(screen.getByRole('link', { name }))

beforeEach(() => sessionStorage.clear())

function signedIn() {
  const session = sessionStore.getState()
  if (session.state !== 'signed-in') throw new Error('nobody is signed in')
  return session
}
const hanoi = () => signedIn().publishers.find(({ name }) => name === 'Hanoi Media')?.id

test('every publisher stands there with the role one has in it', async () => {
  await renderPage(auth, '/select-publisher', owner)
  expect(await screen.findByRole('link', { name: /^Lotus Games/ })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('link')[0]).toHaveFocus()
  expect(rowOf(/^Hanoi Media/).getByText('Editor')).toBeInTheDocument()
  expect(rowOf(/^Hanoi Media/).queryByText('Owner')).not.toBeInTheDocument()
  expect(rowOf(/^Lotus Games/).getByText('Owner')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a publisher' })).toBeInTheDocument()
})

test('the publisher chosen last stands first, says so and has the focus', async () => {
  await enter(owner, {})
  const { publishers } = signedIn()
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  for (const [name, others] of [
    ['Lotus Games', /Hanoi Media/],
    ['Hanoi Media', /Lotus Games/],
  ] as const) {
    rememberPublisher(publishers.find((one) => one.name === name)?.id ?? '')
    const { unmount } = await renderPage(auth, '/select-publisher', owner)
    expect(await screen.findByRole('link', { name: new RegExp(`^${name}.*Last used$`, 's') })).toHaveFocus()
    expect(names()[0]).toContain(name)
    expect(names()[1]).toMatch(others)
    expect(screen.getAllByText('Last used')).toHaveLength(1)
    unmount()
  }
})

test.each([
  ['/select-publisher', '/campaigns'],
  ['/select-publisher?next=%2Fselect-publisher%3Fa%3D1', '/select-publisher?a=1'],
  ['/select-publisher?next=https%3A%2F%2Fevil.example%2Flogin', '/campaigns'],
])('choosing at %s pins the publisher to the tab and opens %s', async (address, next) => {
  const { user } = await renderPage(auth, address, owner)
  await user.click(await screen.findByRole('link', { name: /^Hanoi Media/ }))
  await waitFor(() => expect(openedDocuments()).toEqual([next]))
  expect(pinnedPublisher(signedIn().profile.id)).toBe(hanoi())
  expect(readCookie('console_publisher')).toBe(hanoi())
})

test.each([
  ['has no campaigns yet', '/select-publisher?next=%2Fcampaigns', 'empty', '/'],
  [
    'has no campaigns yet, but the address names a page',
    '/select-publisher?next=%2Fselect-publisher%3Fa%3D1',
    'empty',
    '/select-publisher?a=1',
  ],
  ['does not say whether it has campaigns', '/select-publisher', 'failing', '/campaigns'],
])('a publisher that %s opens there: %s', async (_, address, is, path) => {
  const { user } = await renderPage(auth, address, owner)
  const calls = recordCalls(listCampaigns)
  interceptCalls((request) => {
    if (!isCallOf(listCampaigns, request)) return undefined
    return is === 'failing' ? problem('internal') : Response.json({ items: [], page: 1, page_size: 1, total: 0 })
  })
  await user.click(await screen.findByRole('link', { name: /^Hanoi Media/ }))
  await waitFor(() => expect(openedDocuments()).toEqual([path]))
  expect(calls.every(({ url }) => url.includes(`/publishers/${hanoi()}/`))).toBe(true)
})

test('another tab opens the page at the publisher', async () => {
  await renderPage(auth, '/select-publisher?next=%2Fselect-publisher%3Fa%3D1', owner)
  expect(await screen.findByRole('link', { name: /^Hanoi Media/ })).toHaveAttribute('href', `/select-publisher?a=1&publisher=${hanoi()}`)
})

test('while the first page is looked for, the chosen publisher is busy and no other can be chosen', async () => {
  const { user } = await renderPage(auth, '/select-publisher', owner)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  interceptCalls((request) => (isCallOf(listCampaigns, request) ? promise : undefined))
  const card = await screen.findByRole('link', { name: /^Hanoi Media/ })
  await user.click(card)
  await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'))
  await user.click(screen.getByRole('link', { name: /^Lotus Games/ }))
  expect(screen.getByRole('link', { name: /^Lotus Games/ })).not.toHaveAttribute('aria-busy')
  resolve(undefined)
  await waitFor(() => expect(openedDocuments()).toEqual(['/campaigns']))
  expect(pinnedPublisher(signedIn().profile.id)).toBe(hanoi())
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
})

test('someone without a publisher is told whom to ask', async () => {
  await renderPage(auth, '/select-publisher', { as: 'noPublisher', publisher: null })
  expect(await screen.findByText('No publishers yet')).toBeInTheDocument()
  expect(screen.getByText('You don’t belong to any publisher. Ask a colleague to invite you.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a long list can be searched, and a search without an answer says so', async () => {
  const row = (n: number) => ({ id: `p${n}`, code: `p${n}`, name: `House ${n}`, status: 'active', role: { id: 'r', name: 'Viewer' } })
  const all = Array.from({ length: 6 }, (_, n) => row(n + 1))
  interceptCalls((request) => {
    const q = new URL(request.url).searchParams.get('q') ?? ''
    return Response.json({ items: all.filter(({ name }) => name.includes(q)) })
  })
  const { user } = await renderPage(auth, '/select-publisher', owner)
  expect(await screen.findByRole('searchbox', { name: 'Search publishers' })).toHaveFocus()
  await user.keyboard('House 3')
  expect(await screen.findByRole('link', { name: /^House 3/ })).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('No publishers found.')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('House 3x')
})
