import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ApiFront, apiFront } from '../testing/api-front.ts'
import { CHANGE, LOGIN, type TestHost, testHost } from '../testing/host.ts'
import { OWNER, type SandboxApi, sandboxApi } from '../testing/sandbox-api.ts'

const GATEWAY_KEY = 'a key that host and sandbox share, 32 letters'
const PROXY = '10.0.0.1'
/** Failed sign-ins that one address may have in 15 minutes (contract section 7). */
const QUOTA = 30

let api: SandboxApi
let front: ApiFront
let host: TestHost
beforeEach(async () => {
  api = await sandboxApi({ limits: 'real', gatewayKey: GATEWAY_KEY })
  front = await apiFront(api.fetch)
})
afterEach(async () => {
  await host.close()
  await front.close()
  await api.close()
})

async function signIn(address: string, forwardedFor: string, credentials = OWNER): Promise<number> {
  const headers = { ...CHANGE, 'x-forwarded-for': forwardedFor, 'x-client-ip': forwardedFor, 'x-real-ip': forwardedFor }
  return (await host.ask(LOGIN, { method: 'POST', address, headers, body: JSON.stringify(credentials) })).status
}

const nobody = (n: number) => ({ email: `nobody${n}@lotus.example`, password: 'wrong' })

describe('the limit of failed sign-ins per address', () => {
  it('counts the socket, whatever address the client makes up, while no proxy is trusted', async () => {
    host = await testHost({ settings: { API_ORIGIN: front.origin, GATEWAY_KEY } })
    for (let n = 0; n < QUOTA; n++) expect(await signIn('198.51.100.7', `203.0.113.${n}`, nobody(n))).toBe(401)
    expect(await signIn('198.51.100.7', '203.0.113.200')).toBe(429)
    expect(await signIn('198.51.100.8', '198.51.100.7')).toBe(200)
  })

  it('uses what the trusted proxy wrote, whatever comes before it', async () => {
    host = await testHost({ settings: { API_ORIGIN: front.origin, GATEWAY_KEY, TRUST_PROXY: ['10.0.0.0/8'] } })
    for (let n = 0; n < QUOTA; n++) expect(await signIn(PROXY, `203.0.113.${n}, 198.51.100.7`, nobody(n))).toBe(401)
    expect(await signIn(PROXY, '203.0.113.200, 198.51.100.7')).toBe(429)
    expect(await signIn(PROXY, '198.51.100.7, 198.51.100.8')).toBe(200)
    expect(await signIn('198.51.100.9', '198.51.100.7')).toBe(200)
  })
})
