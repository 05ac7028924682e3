import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ORIGIN, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const VIOLATION = {
  'document-uri': `${ORIGIN}/campaigns/0f3c?q=An`,
  'effective-directive': 'connect-src',
  'blocked-uri': 'https://elsewhere.example/collect?person=An',
  'source-file': `${ORIGIN}/modules/campaigns/c1/page-list.js`,
  'line-number': 7,
  'script-sample': 'what An typed',
}

const send = async (body: unknown, headers: Readonly<Record<string, string>> = { origin: ORIGIN }) =>
  (await host.ask('/report/policy', { method: 'POST', headers, body: JSON.stringify(body) })).status
const report = (more: object = {}) => send({ 'csp-report': { ...VIOLATION, ...more } })
const logged = () => host.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'policy violated')

describe("a browser's report of what the content policy blocked", () => {
  it('is one line in the log that names the module, its release and the origin, and nothing of the person', async () => {
    expect(await report()).toBe(204)
    expect(logged()).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        event: 'policy violated',
        request_id: expect.any(String),
        route: '/campaigns/:campaign_id',
        directive: 'connect-src',
        blocked: 'https://elsewhere.example',
        by: 'campaigns',
        hash: 'c1',
        file: 'page-list.js',
        line: 7,
      },
    ])
  })

  it.each([
    ['the shell', `${ORIGIN}/shell/s1/main.js`, { by: 'shell', hash: 's1', file: 'main.js' }],
    ['an extension', 'chrome-extension://abc/modules/campaigns/c1/x.js', { by: 'other' }],
    ['another site that copies the path', 'https://evil.example/modules/campaigns/c1/x.js', { by: 'other' }],
    ['no one that is known', undefined, { by: 'other' }],
  ])('is attributed to %s', async (_, source, whose) => {
    expect(await report({ 'source-file': source })).toBe(204)
    expect(logged()).toMatchObject([whose])
  })

  it.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data:text/html,An', 'data:'],
    ['what An typed', 'unknown'],
  ])('names what was blocked, %s, as %s', async (blocked, named) => {
    await report({ 'blocked-uri': blocked })
    expect(logged()).toMatchObject([{ blocked: named }])
  })

  it('tells a script that had no hash, as the Reporting API sends it', async () => {
    const body = { documentURL: `${ORIGIN}/vi/campaigns`, blockedURL: `${ORIGIN}/modules/campaigns/c1/page-list.js`, destination: 'script' }
    expect(await send([{ type: 'integrity-violation', age: 1, url: ORIGIN, body }], {})).toBe(204)
    expect(logged()).toMatchObject([{ route: '/campaigns', directive: 'integrity-policy', by: 'campaigns', hash: 'c1', blocked: ORIGIN }])
  })

  it('is refused if its page is of another origin, or it is no report', async () => {
    expect(await report({ 'document-uri': 'https://evil.example/' })).toBe(422)
    expect(await send([{ type: 'deprecation', body: {} }])).toBe(422)
    expect(await send({})).toBe(422)
    expect(logged()).toEqual([])
  })

  it('is refused from another site, and taken from browsers that do not say from where', async () => {
    expect(await send({ 'csp-report': VIOLATION }, { origin: 'https://evil.example' })).toBe(403)
    expect(await send({ 'csp-report': VIOLATION }, {})).toBe(204)
  })
})
