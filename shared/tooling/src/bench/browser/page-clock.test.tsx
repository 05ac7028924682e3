import { afterAll, expect, test } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { APPLICATIONS, EDIT_FORM } from '../scenarios/from-list.ts'
import { CREATE_FORM, TEN_ROWS } from '../scenarios/scenario.ts'
import { installClock, type Shown } from './page-clock.ts'

const table = (heading: string, path: string, more = '') =>
  `<h1>${heading}</h1><table><tbody>${`<tr data-row><th><a href="${path}/1">One</a></th><td>${more}</td></tr>`.repeat(20)}</tbody></table>`
const campaigns = table('Campaigns', '/campaigns', '<a href="/applications/1">Game</a> <input name="name">')
const applications = table('Applications', '/applications', '<a href="/campaigns/1">Quest</a>')
const form = (heading: string) => `<h1>${heading}</h1><form><input name="name"></form>`

afterAll(() => history.replaceState(null, '', '/'))

const show = (page: string) => {
  document.body.innerHTML = page
}
const clock = () => {
  if (!globalThis.benchClock) throw new Error('no clock')
  return globalThis.benchClock
}
const frame = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))

const STEPS: readonly [string, Shown, from: string, to: string, at: string][] = [
  ['the list', TEN_ROWS, form('Create campaign'), campaigns, '/campaigns'],
  ['another module', APPLICATIONS, campaigns, applications, '/applications'],
  ['the form of a new record', CREATE_FORM, campaigns, form('Create campaign'), '/campaigns/create'],
  ['the form of a row', EDIT_FORM, campaigns, form('Quest'), '/campaigns/1/edit'],
]

test.each(STEPS)('a step to %s that never comes is never over, though the address changed', async (_, shown, from, to, at) => {
  history.replaceState(null, '', '/somewhere')
  installClock(shown)
  show(from)
  expect(clock().expect(shown)).toBe(false)
  fireEvent.click(document.body)
  history.replaceState(null, '', at)
  await frame()
  expect(clock().notes.shownAt).toBeNull()
  show(to)
  await frame()
  expect(clock().notes.shownAt).not.toBeNull()
})

test('a step for which the page before has everything but the address is told at once', () => {
  installClock(APPLICATIONS)
  show(campaigns)
  expect(clock().expect({ path: '/applications', selector: 'tbody a[href^="/applications/"]', count: 1 })).toBe(true)
})

test('what the page shows before the press counts for nothing', async () => {
  history.replaceState(null, '', '/applications')
  installClock(APPLICATIONS)
  show(campaigns)
  clock().expect(APPLICATIONS)
  show(applications)
  await frame()
  expect(clock().notes.shownAt).toBeNull()
})
