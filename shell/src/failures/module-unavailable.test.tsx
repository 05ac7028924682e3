import { defineModule, describeModule } from '@console/module'
import { renderPage } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { ModuleError } from './module-error.ts'
import { ModuleUnavailable } from './module-unavailable.tsx'

const onRetry = jest.fn()
let reports: unknown[] = []

/** The host takes reports; no call of the contract would reach it under this path. */
function takeReports(): void {
  const api = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (String(input) !== '/report') return api(input, init)
    reports.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  }
}

const failing = defineModule({
  descriptor: describeModule({ id: 'm', owns: ['/area'], routes: [{ path: '/area', page: 'page' }] }),
  pages: {
    page: async () => {
      takeReports()
      const cause = new ModuleError('slow')
      return () => <ModuleUnavailable id="m" hash="abc" cause={cause} onRetry={onRetry} />
    },
  },
  messages: loadMessages,
})

beforeEach(() => {
  onRetry.mockReset()
  reports = []
})

test('it tries again by itself once there is a connection', async () => {
  await renderPage(failing, '/area', { as: 'owner' })
  await screen.findByText(/^Support ID:/)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('it tells the host under the id that it shows, which is copied with all that a developer needs', async () => {
  const { user } = await renderPage(failing, '/area', { as: 'owner' })
  const shown = await screen.findByText(/^Support ID:/)
  const [, id] = /^Support ID: ([0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4})$/.exec(shown.textContent ?? '') ?? []
  expect(reports).toEqual([{ id: 'm', hash: 'abc', reason: 'slow', support_id: id, path: location.pathname }])
  await user.click(screen.getByRole('button', { name: 'Copy support ID' }))
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`^${id} · slow · m abc · \\d{4}-\\d\\d-\\d\\dT`))
})
