import { call } from '@console/api'
import { getMyPermissions, getProfile, listOwnPublishers } from '@console/contract'
import { type BootData, COOKIES } from '@console/module'
import { pinnedPublisher, pinPublisher, publisherStore, readCookie, sessionStore } from '@console/session'
import { enter, interceptCalls } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { loadPermissions, openSession, rereadPermissions } from './open-session.ts'

const problem = (status: number, code: string) => Response.json({ type: 't', title: 'T', status, code }, { status })
const isPermissions = (request: Request) => request.url.endsWith('/my-permissions')

/** Returns what the page would contain about the owner of Lotus Games, and resets the document to one that knows nothing yet. */
async function boot(publisher: string | null = 'Lotus Games') {
  await enter({ as: 'owner', publisher }, {})
  const profile = await call(getProfile, {})
  const publishers = (await call(listOwnPublishers, {})).items
  const permissions = publisher === null ? null : await call(getMyPermissions, {})
  publisherStore.setState({ publisher: null, permissions: null, error: null })
  sessionStore.setState({ state: 'unknown' }, true)
  const idOf = (name: string) => publishers.find((one) => one.name === name)?.id ?? ''
  const data: BootData = { state: 'signed-in', profile, publishers, permissions }
  return { data, me: profile.id, lotus: idOf('Lotus Games'), hanoi: idOf('Hanoi Media') }
}

function countCalls(): string[] {
  const calls: string[] = []
  interceptCalls((request) => {
    calls.push(new URL(request.url).pathname)
    return undefined
  })
  return calls
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // biome-ignore lint/suspicious/noDocumentCookie: what an earlier test chose must not be remembered
  document.cookie = `${COOKIES.publisher}=; Path=/; Max-Age=0`
})

test('a person who came with the page is taken from it without a call; the publisher is pinned to the tab and remembered', async () => {
  const { data, me, lotus } = await boot()
  const calls = countCalls()
  await openSession(data)
  expect(calls).toEqual([])
  expect(sessionStore.getState()).toMatchObject({ state: 'signed-in', profile: { email: 'owner@lotus.example' } })
  expect(publisherStore.getState()).toMatchObject({ publisher: { id: lotus }, permissions: { publisher_id: lotus } })
  expect(pinnedPublisher(me)).toBe(lotus)
  expect(readCookie(COOKIES.publisher)).toBe(lotus)
})

test("a tab keeps its own publisher, and another one's permissions are dropped for its own", async () => {
  const { data, me, hanoi } = await boot()
  pinPublisher(me, hanoi)
  const calls = countCalls()
  await openSession(data)
  expect(publisherStore.getState()).toMatchObject({
    publisher: { id: hanoi },
    permissions: { publisher_id: hanoi, role: { name: 'Editor' } },
  })
  expect(calls).toEqual([`/pub/authz/api/v1/publishers/${hanoi}/my-permissions`])
})

test('a publisher that the address names is entered in place of the pinned one, and the address names it no longer', async () => {
  const { data, me, lotus, hanoi } = await boot()
  pinPublisher(me, hanoi)
  history.replaceState(null, '', `/campaigns/c1?mode=edit&publisher=${lotus}`)
  const calls = countCalls()
  await openSession(data)
  expect(publisherStore.getState()).toMatchObject({ publisher: { id: lotus }, permissions: { publisher_id: lotus } })
  expect(pinnedPublisher(me)).toBe(lotus)
  expect(calls).toEqual([])
  expect(`${location.pathname}${location.search}`).toBe('/campaigns/c1?mode=edit')
})

test('a publisher in the address that is not theirs is passed over', async () => {
  const { data, me, hanoi } = await boot()
  pinPublisher(me, hanoi)
  history.replaceState(null, '', '/campaigns/c1?publisher=somebody-elses')
  await openSession(data)
  expect(publisherStore.getState().publisher?.id).toBe(hanoi)
  expect(location.search).toBe('')
})

test('a person who has yet to sign in keeps the publisher in the address, to come back to it', async () => {
  await enter({ as: null }, {})
  history.replaceState(null, '', '/campaigns/c1?publisher=p1')
  await openSession({ state: 'signed-out' })
  expect(location.search).toBe('?publisher=p1')
})

test("someone else's pin counts for nothing", async () => {
  const { data, lotus, hanoi } = await boot()
  pinPublisher('somebody-else', hanoi)
  await openSession(data)
  expect(publisherStore.getState().publisher?.id).toBe(lotus)
})

test('a publisher one no longer belongs to is not entered', async () => {
  const { data, me } = await boot()
  pinPublisher(me, 'gone')
  await openSession(data)
  expect(publisherStore.getState()).toMatchObject({ publisher: null, permissions: null })
  expect(sessionStore.getState().state).toBe('signed-in')
})

test('no one is signed in where the page says so', async () => {
  await boot()
  const calls = countCalls()
  await openSession({ state: 'signed-out' })
  expect(sessionStore.getState()).toEqual({ state: 'signed-out' })
  expect(calls).toEqual([])
})

test('a page that does not know asks the API, and the cookie says which publisher', async () => {
  const { hanoi } = await boot()
  // biome-ignore lint/suspicious/noDocumentCookie: as the tab before this one wrote it
  document.cookie = `${COOKIES.publisher}=${hanoi}; Path=/`
  await openSession({ state: 'unknown' })
  expect(sessionStore.getState()).toMatchObject({ state: 'signed-in', profile: { email: 'owner@lotus.example' } })
  expect(publisherStore.getState()).toMatchObject({ publisher: { id: hanoi }, permissions: { publisher_id: hanoi } })
})

test('a page that does not know, for someone without a session, is signed out', async () => {
  await enter({ as: null }, {})
  await openSession({ state: 'unknown' })
  expect(sessionStore.getState()).toEqual({ state: 'signed-out' })
})

test.each([
  [() => problem(503, 'busy'), 'busy'],
  [() => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
])('an API that does not answer signs no one out (%#)', async (response, code) => {
  await boot()
  interceptCalls(response)
  await openSession({ state: 'unknown' })
  expect(sessionStore.getState()).toMatchObject({ state: 'failed', error: { code } })
})

test('permissions that cannot be had leave the person signed in, and can be asked for again', async () => {
  const { data, me, hanoi } = await boot()
  pinPublisher(me, hanoi)
  interceptCalls((request) => (isPermissions(request) ? problem(503, 'busy') : undefined))
  await openSession(data)
  expect(sessionStore.getState().state).toBe('signed-in')
  expect(publisherStore.getState()).toMatchObject({ publisher: { id: hanoi }, permissions: null, error: { code: 'busy', status: 503 } })
  interceptCalls(() => undefined)
  await loadPermissions()
  expect(publisherStore.getState()).toMatchObject({ permissions: { publisher_id: hanoi }, error: null })
})

test('permissions that were refused are read again, also on coming back; a failure keeps the ones held', async () => {
  const { data } = await boot()
  await openSession(data)
  const held = publisherStore.getState().permissions
  interceptCalls((request) => (isPermissions(request) ? problem(503, 'busy') : undefined))
  await rereadPermissions()
  expect(publisherStore.getState()).toMatchObject({ permissions: held, error: null })
  interceptCalls((request) => (isPermissions(request) ? Response.json({ ...held, permissions: ['pub:campaigns:read'] }) : undefined))
  await Promise.all([rereadPermissions(), rereadPermissions()])
  expect(publisherStore.getState().permissions?.permissions).toEqual(['pub:campaigns:read'])
  interceptCalls((request) => (isPermissions(request) ? Response.json(held) : undefined))
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(publisherStore.getState().permissions).toEqual(held))
})
