import { describe, expect, it } from '@jest/globals'
import { problem } from './problem.ts'

describe("a problem of the host's own", () => {
  it.each([
    [undefined, 'Request refused', 'en'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'Yêu cầu bị từ chối', 'vi'],
  ])('has its title in the language that is asked for (%s)', async (acceptLanguage, title, language) => {
    const response = problem('request_refused', { requestId: 'r1', acceptLanguage })
    expect(await response.json()).toMatchObject({ title, code: 'request_refused', request_id: 'r1' })
    expect(response.headers.get('content-language')).toBe(language)
  })
})
