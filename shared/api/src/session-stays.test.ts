import { type ErrorCode, getProfile } from '@console/contract'
import { afterEach, expect, jest, test } from '@jest/globals'
import { call } from './call.ts'
import { onSessionEnded } from './read-response.ts'

const realFetch = globalThis.fetch
const ended = jest.fn()
onSessionEnded(ended)

afterEach(() => {
  globalThis.fetch = realFetch
})

test.each<[number, ErrorCode]>([
  [500, 'internal'],
  [503, 'busy'],
  [429, 'rate_limited'],
  [403, 'permission_denied'],
  [404, 'not_found'],
])('a %d with a problem (%s) signs no one out', async (status, code) => {
  globalThis.fetch = () => Promise.resolve(Response.json({ type: 't', title: 'T', status, code }, { status }))
  await expect(call(getProfile, {})).rejects.toMatchObject({ status, code })
  expect(ended).not.toHaveBeenCalled()
})
