import { pageDataStore } from '@console/session'
import { expect, jest, test } from '@jest/globals'
import { reportMisread } from './report-misread.ts'

test('the host is told where an answer was not as the contract has it, offline once there is a connection', () => {
  const fetch = jest.fn(async (_address: string, _init: RequestInit) => new Response())
  Object.assign(globalThis, { fetch })
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  pageDataStore.setState({ shell: { hash: 's1', platform: '1.2.0' } })
  const found = { call: 'campaigns.list', fields: [{ field: 'items.name', outcome: 'mended' }] } as const
  reportMisread(found)
  expect(fetch).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(fetch.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body))])).toEqual([
    ['/report/misread', { ...found, shell: 's1' }],
  ])
})
