import { describe, expect, test } from '@jest/globals'
import { ERROR_FORMS } from './odd-errors.ts'
import { readSkew } from './skew-kinds.ts'
import { ERASED_PATH, type SkewedBackend, skewedBackend } from './skewed-backend.ts'

const PUBLISHER = 'http://api.test/pub/core/api/v1/publishers/p1'
const CAMPAIGN = `${PUBLISHER}/campaigns/c1`

function api(status: number, body: unknown) {
  const bodies: unknown[] = []
  const pass = async (request: Request) => {
    const text = await request.text()
    if (text) bodies.push(JSON.parse(text))
    return Response.json(body, { status, headers: { etag: '"7"' } })
  }
  return { bodies, pass }
}

const backend = (kinds: string, seed?: string): SkewedBackend =>
  skewedBackend({ kinds: readSkew(kinds) ?? [], ...(seed === undefined ? {} : { seed }), wait: async () => undefined })
const put = (body: unknown, url = CAMPAIGN) =>
  new Request(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const jsonOf = async (answer: Response | null) => (await answer?.json()) as Record<string, unknown>
const erasedIn = async (skewed: SkewedBackend) =>
  (await jsonOf(await skewed(new Request(`http://api.test${ERASED_PATH}`), async () => new Response()))).erased

const MISSION = {
  id: 'c1',
  name: 'Daily',
  status: 'active',
  category: { id: 'k1', name: { en: 'Games', vi: 'Trò chơi' } },
  metadata_rule: [
    { metric_id: 'm1', value: 5, time_range: { type: 'since', since: '2026-11-20T08:00:00.500Z' }, metric: { id: 'm1', unit: 'h' } },
  ],
  content: { pages: [{ id: 'p1', questions: [{ id: 'q1', type: 'rating', max: 5, required: true }] }] },
  task_applications: [
    { id: 'pair', application: { id: 'a1', code: 'quest' }, postback_param: [], reward_description: { item: 'Gem', amount: 3 } },
  ],
}

async function showing(kinds: string, isWanted: (shown: Record<string, unknown>) => boolean) {
  for (let seed = 0; seed < 500; seed += 1) {
    const skewed = backend(kinds, String(seed))
    const { pass, bodies } = api(200, MISSION)
    const shown = await jsonOf(await skewed(new Request(CAMPAIGN), pass))
    if (isWanted(shown)) return { skewed, pass, bodies, shown }
  }
  throw new Error('No seed shows that')
}

function formOf(shown: Record<string, unknown>): Record<string, unknown> {
  const { name, status, content } = shown
  const metadata_rule = (shown.metadata_rule as object[]).map((rule) => ({ ...rule, metric: undefined }))
  const pairs = shown.task_applications as { application: { id: string }; postback_param?: unknown }[]
  const rewards = pairs.map(({ application, postback_param, ...rest }) => ({
    ...rest,
    id: undefined,
    application_id: application.id,
    postback_param: postback_param ?? [],
  }))
  return { name, status, metadata_rule, content, rewards }
}

describe('a write that brings back what was shown', () => {
  test('is stored as it was, whatever was altered', async () => {
    const unaltered = formOf(MISSION)
    for (let seed = 0; seed < 40; seed += 1) {
      const skewed = backend('all', String(seed))
      const { pass, bodies } = api(200, MISSION)
      const shown = await jsonOf(await skewed(new Request(CAMPAIGN), pass))
      await skewed(put(formOf(shown)), pass)
      expect([seed, bodies, await erasedIn(skewed)]).toEqual([seed, [JSON.parse(JSON.stringify(unaltered))], []])
    }
  })

  test('may leave out what it does not change', async () => {
    const { skewed, pass } = await showing('enums', ({ status }) => status === 'scheduled')
    await skewed(put({ name: 'Weekly' }), pass)
    expect(await erasedIn(skewed)).toEqual([])
  })

  test('is in the values of the contract when it creates a copy', async () => {
    const { pass, bodies } = api(201, MISSION)
    const copy = { status: 'scheduled', audience_type: 'guild', content: { upstream: {}, title: 'x' } }
    const request = new Request(`${PUBLISHER}/campaigns`, {
      ...put(copy),
      method: 'POST',
      headers: put(copy).headers,
      body: JSON.stringify(copy),
    })
    await backend('enums')(request, pass)
    expect(bodies).toEqual([{ status: 'active', audience_type: 'character', content: { title: 'x' } }])
  })
})

type Shown = Record<string, unknown>
const question = (shown: Shown) => (shown.content as typeof MISSION.content).pages[0]?.questions[0]
const range = (shown: Shown) => (shown.metadata_rule as { time_range: { type: string } }[])[0]?.time_range.type

test.each<[what: string, kind: string, isWanted: (shown: Shown) => boolean, sent: unknown, field: string]>([
  ['a status', 'enums', ({ status }) => status === 'scheduled', { status: 'inactive' }, 'status'],
  [
    'a question',
    'enums',
    (shown) => question(shown)?.type === 'slider',
    { content: { pages: [{ id: 'p1', questions: [] }] } },
    'content/pages/p1/questions/q1',
  ],
  [
    'a time range',
    'enums',
    (shown) => range(shown) === 'ever_since',
    { metadata_rule: [{ metric_id: 'm1', value: 5, time_range: null }] },
    'metadata_rule/0/time_range',
  ],
  ['what was not shown', 'optional', ({ category }) => category === undefined, { category_id: null }, 'category_id'],
  ['a part with fields that are unknown', 'fields', () => true, { rewards: [] }, 'rewards/a1'],
])('a write that erases %s is recorded, once it succeeded', async (_, kind, isWanted, sent, field) => {
  const { skewed, pass } = await showing(kind, isWanted)
  await skewed(put(sent), api(422, {}).pass)
  expect(await erasedIn(skewed)).toEqual([])
  await skewed(put(sent), pass)
  expect(await erasedIn(skewed)).toEqual([expect.objectContaining({ call: expect.stringMatching(/^PUT .*c1$/), field })])
  await skewed(new Request(`http://api.test${ERASED_PATH}`, { method: 'DELETE' }), pass)
  expect(await erasedIn(skewed)).toEqual([])
})

test('what was not altered can be changed', async () => {
  const { skewed, pass, bodies } = await showing('enums', ({ status }) => status === 'active')
  await skewed(put({ name: 'Weekly', status: 'inactive' }), pass)
  expect([bodies, await erasedIn(skewed)]).toEqual([[{ name: 'Weekly', status: 'inactive' }], []])
})

test('lists come in the order that is asked for, else in another one', async () => {
  const { pass } = api(200, { items: [{ id: 'a' }, { id: 'b' }] })
  const ids = async (query: string) => {
    const { items } = await jsonOf(await backend('order')(new Request(`${PUBLISHER}/campaigns${query}`), pass))
    return (items as { id: string }[]).map(({ id }) => id)
  }
  expect([await ids(''), await ids('?sort=name')]).toEqual([
    ['b', 'a'],
    ['a', 'b'],
  ])
})

test('a page has a thousand rows, however few are asked for', async () => {
  const rows = Array.from({ length: 1203 }, (_, n) => ({ id: `r${n}` }))
  const pass = async ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const [page, page_size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))]
    return Response.json({ items: rows.slice((page - 1) * page_size, page * page_size), page, page_size, total: rows.length })
  }
  const read = async (page: number) => jsonOf(await backend('pages')(new Request(`${PUBLISHER}/campaigns?page=${page}&page_size=20`), pass))
  expect(await read(1)).toEqual({ items: rows.slice(0, 1000), page: 1, page_size: 1000, total: 1203 })
  expect(await read(2)).toEqual({ items: rows.slice(1000), page: 2, page_size: 1000, total: 1203 })
})

describe('an error', () => {
  const PROBLEM = { type: 'urn:pub:problem:campaign_ended', code: 'campaign_ended', title: 'It has ended', status: 409 }

  test.each([
    ['message', 409, 'application/json', '{"message":"It has ended"}'],
    ['html', 409, 'text/html', '<!doctype html><title>409</title><h1>409</h1>'],
    ['success', 200, 'application/json', '{"success":false,"error":{"reason":"It has ended"}}'],
    ['unknown code', 409, 'application/problem+json', expect.stringContaining('"code":"e_1042"')],
  ])('is given as %s', (form, status, type, body) => {
    expect(ERROR_FORMS[form]?.(409, PROBLEM)).toEqual({ status, type, body })
  })

  test('has one of these forms, but of the token and of signing in that of the contract', async () => {
    const { pass } = api(409, PROBLEM)
    expect(await (await backend('errors')(new Request(CAMPAIGN), pass))?.text()).not.toBe(JSON.stringify(PROBLEM))
    for (const [url, status] of [
      [CAMPAIGN, 401],
      ['http://api.test/pub/id/api/v1/auth/login', 403],
    ] as const) {
      const answer = await backend('all')(new Request(url), api(status, PROBLEM).pass)
      expect([answer?.status, await answer?.json()]).toEqual([status, PROBLEM])
    }
  })
})

test('calls about who someone is have more fields and other dates, and nothing else is altered', async () => {
  const profile = {
    id: 'u1',
    first_name: 'Lan',
    roles: [],
    has_password: true,
    version: 1,
    locale: 'vi',
    status: 'active',
    created_on: '2026-11-20T08:00:00.000Z',
  }
  for (let seed = 0; seed < 20; seed += 1) {
    const shown = await jsonOf(
      await backend('all', String(seed))(new Request('http://api.test/pub/id/api/v1/users/profile'), api(200, profile).pass),
    )
    expect(shown).toEqual({
      ...profile,
      created_on: expect.stringMatching(/^2026-11-20T\d\d:\d\d:00(?:Z|[+-]\d\d:\d\d)$/),
      upstream: expect.anything(),
    })
  }
})

test('each fifth answer is late and each tenth is lost after the API did its work', async () => {
  const waits: number[] = []
  const skewed = skewedBackend({ kinds: ['slow', 'lost'], wait: async (ms) => void waits.push(ms) })
  const { pass, bodies } = api(200, {})
  const answers: boolean[] = []
  for (let call = 1; call <= 20; call += 1) answers.push((await skewed(put({ call }), pass)) === null)
  expect([waits, bodies.length]).toEqual([[5000, 5000, 5000, 5000], 20])
  expect(answers.flatMap((isLost, at) => (isLost ? [at + 1] : []))).toEqual([10, 20])
})

test('pages of the sandbox itself, files and empty answers pass as they are', async () => {
  const page = new Response('<p>mail</p>', { headers: { 'content-type': 'text/html' } })
  expect(await backend('all,slow,lost')(new Request('http://api.test/sandbox/outbox'), async () => page)).toBe(page)
  const removed = await backend('all')(new Request(CAMPAIGN, { method: 'DELETE' }), async () => new Response(null, { status: 204 }))
  expect([removed?.status, await removed?.text()]).toEqual([204, ''])
})
