import { getCampaign, getTask, listTasks } from '@console/contract'
import { publisherStore } from '@console/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { ApiProvider } from './api-provider.tsx'
import { useCall } from './use-call.ts'
import { useRefresh } from './use-change.ts'

const READ = [getCampaign, getTask, listTasks].flatMap(({ access }) => access.any_of)
const realFetch = globalThis.fetch
const sent = jest.fn<typeof fetch>()
const publisher = { id: 'pub-1', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'Viewer' }, is_owner: false } as const

beforeEach(() => {
  sent.mockReset()
  // Each response is a failure that is not asked for again by itself: what counts is which reads are sent.
  sent.mockImplementation(async () => new Response(JSON.stringify({ code: 'forbidden' }), { status: 403 }))
  globalThis.fetch = sent
  publisherStore.setState({ publisher, permissions: { publisher_id: 'pub-1', role: publisher.role, is_owner: false, permissions: READ } })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

let refresh: ReturnType<typeof useRefresh>
function Page() {
  useCall(getCampaign, { campaign_id: 'c1' })
  useCall(getTask, { campaign_id: 'c1', task_id: 't1' })
  useCall(listTasks, { campaign_id: 'c1' })
  refresh = useRefresh()
  return <p>page</p>
}

test('what is shown beside records that may be gone is refetched, and what is gone is not', async () => {
  render(
    <ApiProvider>
      <Page />
    </ApiProvider>,
  )
  await screen.findByText('page')
  const paths = () =>
    sent.mock.calls.map(([url]) => new URL(String(url), 'http://localhost').pathname.replace(/^.*\/publishers\/pub-1/, '')).sort()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3))
  const first = paths()
  sent.mockClear()
  await act(async () => refresh(['campaigns', 'tasks'], new Set(['t1'])))
  await waitFor(() => expect(paths()).toEqual(first.filter((path) => !path.endsWith('/t1'))))
  expect(sent).toHaveBeenCalledTimes(2)
})
