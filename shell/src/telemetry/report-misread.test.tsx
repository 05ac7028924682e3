import { pageDataStore } from '@console/session'
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { reportMisread } from './report-misread.ts'

test('the host is told where an answer was not as the contract has it, offline again once there is a connection, and else once', async () => {
  const fetch = jest.fn(async (_address: string, _init: RequestInit) => new Response())
  fetch.mockRejectedValueOnce(new TypeError('failed'))
  Object.assign(globalThis, { fetch })
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  pageDataStore.setState({ shell: { hash: 's1', platform: '1.2.0' } })
  const found = { call: 'campaigns.list', fields: [{ field: 'items.name', outcome: 'mended' }] } as const
  reportMisread(found)
  const sent = () => fetch.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body))])
  const one = ['/report/misread', { ...found, shell: 's1' }]
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(sent()).toEqual([one, one])
  fetch.mockRejectedValueOnce(new TypeError('failed'))
  reportMisread(found)
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  window.dispatchEvent(new Event('online'))
  expect(sent()).toHaveLength(3)
})
