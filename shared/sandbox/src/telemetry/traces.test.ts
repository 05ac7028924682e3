import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createApp } from '../app.ts'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { anonymous } from '../testing/client.ts'
import { type Traces, tracesTo } from './traces.ts'

const PARENT = '00-0b5e7c1a94d34f0e8a612c7d9e3f5a10-8a612c7d9e3f5a10-01'
const REQUEST_ID = '0b5e7c1a-94d3-4f0e-8a61-2c7d9e3f5a10'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox()
})
afterAll(() => sandbox.close())

let collector: Server
let got: string[]
let traces: Traces
let logged: string[]
let status: number
beforeEach(async () => {
  got = []
  logged = []
  status = 200
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') got.push(await text(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  traces = tracesTo(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`, (line) => logged.push(line))
})
afterEach(() => {
  collector.closeAllConnections()
  collector.close()
})

async function spansOf(path: string, headers: Readonly<Record<string, string>> = {}) {
  const app = createApp({ ...sandbox.services, traces })
  const fetch = async (request: Request) => app.fetch(request)
  await anonymous({ fetch })('GET', path, { headers: { 'x-request-id': REQUEST_ID, ...headers } })
  await traces.close()
  return got.flatMap((body) => JSON.parse(body).resourceSpans).flatMap(({ scopeSpans }) => scopeSpans[0].spans)
}

test('a call is a span in the trace of its caller, by the call’s id and not by its address', async () => {
  const [span, ...more] = await spansOf('/pub/id/api/v1/users/profile?a=1', { traceparent: PARENT })
  expect(more).toEqual([])
  expect(span).toMatchObject({
    traceId: '0b5e7c1a94d34f0e8a612c7d9e3f5a10',
    parentSpanId: '8a612c7d9e3f5a10',
    kind: 2,
    name: 'GET profile.get',
  })
  expect(span.attributes).toEqual([
    { key: 'http.route', value: { stringValue: 'profile.get' } },
    { key: 'http.response.status_code', value: { intValue: 401 } },
    { key: 'request_id', value: { stringValue: REQUEST_ID } },
  ])
  expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true)
})

test('a call without a trace, or with one that cannot be read, begins its own', async () => {
  const [span] = await spansOf('/pub/id/api/v1/users/profile', { traceparent: '00-zz-1-01' })
  expect(span.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(span.parentSpanId ?? '').toBe('')
})

test('what is no call of the contract is in no trace', async () => {
  expect(await spansOf('/healthz')).toEqual([])
})

test('a collector that refuses is one line in the log', async () => {
  status = 400
  await spansOf('/pub/id/api/v1/users/profile')
  expect(logged).toEqual([expect.stringMatching(/^The collector cannot be reached: /)])
})
