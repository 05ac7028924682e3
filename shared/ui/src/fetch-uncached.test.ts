import { expect, jest, test } from '@jest/globals'
import { fetchUncached } from './fetch-uncached.ts'

const host = jest.fn<typeof fetch>()
globalThis.fetch = host

test('a file is read to its end, past the cache', async () => {
  const response = new Response('whole', { status: 200 })
  host.mockResolvedValueOnce(response)
  expect(await fetchUncached('/shell/s1/5.js')).toBe(200)
  expect(response.bodyUsed).toBe(true)
  expect(host).toHaveBeenCalledWith('/shell/s1/5.js', expect.objectContaining({ cache: 'reload', signal: expect.any(AbortSignal) }))
})

test('a file that the host does not have is told from a host that cannot be reached', async () => {
  host.mockResolvedValueOnce(new Response('', { status: 404 })).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await fetchUncached('/shell/s1/5.js')).toBe(404)
  expect(await fetchUncached('/shell/s1/5.js')).toBe(0)
})
