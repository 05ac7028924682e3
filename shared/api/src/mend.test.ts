import { listCampaigns } from '@console/contract'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { asReceived, rememberReceived, rowsLeftOut } from './as-received.ts'
import { type Misread, onMisread } from './misread.ts'
import { readLoosely } from './read-loosely.ts'

const campaign = {
  id: 'c1',
  name: 'Summer',
  description: '',
  status: 'active',
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2026-02-01T00:00:00.000Z',
  owner: { id: 'u1', email: 'a@b.example', first_name: 'An', last_name: 'Le' },
  campaign_applications: [{ id: 'p1', application: { id: 'a1', code: 'lotus', display_name: 'Lotus', mode: 'LIVE', status: 'active' } }],
}
type Row = Record<string, unknown>
const page = (...items: unknown[]) => ({ items, page: 1, page_size: 20, total: items.length })
const read = (raw: unknown) => readLoosely(listCampaigns, raw)?.output as ReturnType<typeof page> | undefined
const without = (name: string) => Object.fromEntries(Object.entries(campaign).filter(([other]) => other !== name))
const row = (change: Row) => ({ ...campaign, ...change })

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))

test.each<[string, unknown, Row]>([
  ['a name that is null', row({ name: null }), { name: '' }],
  ['a name that is a number', row({ name: 2026 }), { name: '2026' }],
  ['an empty list that is null', row({ campaign_applications: null }), { campaign_applications: [] }],
  ['an empty list that is left out', without('campaign_applications'), { campaign_applications: [] }],
  ['a count as text', row({ tasks_count: '3' }), { tasks_count: 3 }],
  ['a moment without a zone', row({ start_date: '2026-01-01 00:00:00' }), { start_date: '2026-01-01T00:00:00.000Z' }],
  [
    'a part of a name that is null',
    row({ owner: { ...campaign.owner, last_name: null } }),
    { owner: { ...campaign.owner, last_name: '' } },
  ],
])('%s is read', (_, item, expected) => {
  expect(read(page(item))?.items).toEqual([expect.objectContaining(expected)])
})

test('counts of the page as text, 0 and 1 as no and yes', () => {
  expect(read({ ...page(campaign), page: '1', total: '1', total_capped: 0 })).toMatchObject({ page: 1, total: 1, total_capped: false })
})

test('a row that cannot be read is left out, and the others stay with what came for them', () => {
  const raw = page(row({ id: undefined }), row({ id: 'c2', plan: 'gold' }))
  const found = readLoosely(listCampaigns, raw) ?? { output: undefined, raw: undefined }
  rememberReceived(found.output, found.raw)
  const [first] = (found.output as ReturnType<typeof page>).items
  expect(first).toMatchObject({ id: 'c2' })
  expect(asReceived(first as object)).toMatchObject({ id: 'c2', plan: 'gold' })
})

test('of many rows that cannot be read, each is left out, and nothing of the others', () => {
  const named = (id: string | null) => ({ ...campaign.campaign_applications[0], id })
  const broken = row({ campaign_applications: [named(null), named(null)], updated_on: 'never' })
  const whole = (id: string) => row({ id, campaign_applications: [named(null), named('p2')] })
  const raw = page(...Array.from({ length: 60 }, (_, at) => (at % 2 ? broken : whole(`c${at}`))))
  const found = readLoosely(listCampaigns, raw)
  const list = found?.output as ReturnType<typeof page>
  expect(list.items.map((one) => (one as Row).id)).toEqual(Array.from({ length: 30 }, (_, at) => `c${at * 2}`))
  expect(list.items.map((one) => (one as typeof campaign).campaign_applications.map(({ id }) => id))).toEqual(list.items.map(() => ['p2']))
  expect(found?.raw).toEqual({ ...raw, items: raw.items.filter((_, at) => at % 2 === 0) })
  expect(rowsLeftOut(list)).toBe(30)
})

test('who someone is is not guessed', () => {
  expect(read(page(row({ owner: { ...campaign.owner, id: null } })))?.items).toEqual([])
  expect(read({ message: 'not this' })).toBeUndefined()
})

test('each place is told once', () => {
  const found: Misread[] = []
  onMisread((one) => found.push(one))
  read(page(row({ description: null })))
  read(page(row({ description: null }), row({ description: null })))
  const told = jest
    .mocked(console.warn)
    .mock.calls.flat()
    .filter((line) => String(line).includes('description'))
  expect(told).toEqual(['campaigns.list: items.description is not as the contract has it'])
  expect(found).toEqual([{ call: 'campaigns.list', fields: [{ field: 'items.description', outcome: 'mended' }] }])
})

test('what makes an answer unreadable is told, without what stood there', () => {
  const found: Misread[] = []
  onMisread((one) => found.push(one))
  for (const _ of ['first', 'again']) read({ ...page(campaign), page: 'An Le' })
  expect(found).toEqual([{ call: 'campaigns.list', fields: [{ field: 'page', outcome: 'refused' }] }])
})
