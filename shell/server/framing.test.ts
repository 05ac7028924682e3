import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CORE, type TestHost, testHost } from './testing/host.ts'

let host: TestHost
let cookie: string
beforeAll(async () => {
  host = await testHost({ settings: { CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js' } })
  cookie = await host.signIn()
})
afterAll(() => host.close())

const policyOf = async (path: string, cookie = '') =>
  ((await host.ask(path, { headers: { cookie } })).headers.get('content-security-policy') ?? '').split('; ')

describe('no page can put the console into a frame', () => {
  it.each(['/', '/vi', '/campaigns', '/campaigns/create', '/vi/campaigns/7', '/styleguide', '/nowhere'])('%s', async (path) => {
    expect(await policyOf(path, cookie)).toContain("frame-ancestors 'none'")
  })

  it.each(['/login', '/vi/login', '/login_test', '/register', '/login?next=%2Fcampaigns'])('%s, where a captcha runs', async (path) => {
    const policy = await policyOf(path)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.some((rule) => rule.startsWith('script-src ') && rule.endsWith(' https://captcha.example'))).toBe(true)
  })

  it.each([`${CORE}/categories`, '/pub/none'])('%s, an answer of the API opened as a page, is empty of rights', async (path) => {
    expect(await policyOf(path, cookie)).toEqual(['sandbox', "default-src 'none'"])
  })
})
