import { createCampaign, getCampaign, listApplications, listCampaigns, urlFor } from '@console/contract'
import { startSandbox } from '../entries/running-sandbox.ts'
import { quantile } from '../statistics.ts'
import type { Engine } from './engine.ts'
import { itemsOf, type OwnerApi, ownerApi } from './owner-api.ts'

const ROUNDS = 40

/** Campaigns beside the demo data: those of one publisher, and those of further ones with 900 each. */
const SIZES = [
  { name: '100', campaigns: 100, publishers: 0 },
  { name: '100,000', campaigns: 100_000, publishers: 0 },
  { name: '1,000,000 of 1,000 publishers', campaigns: 100_000, publishers: 1000 },
] as const
export type Size = (typeof SIZES)[number]['name']

export interface Taken {
  readonly size: Size
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface Compared {
  readonly name: string
  readonly isFirstPage: boolean
  readonly taken: readonly Taken[]
}

/**
 * Measures the first page of campaigns under every sort, status, application and search, a detail and a creation, over each number
 * of campaigns, the sandboxes in turn in each round so that a slow moment of the machine meets all. One call at a time.
 */
export async function benchLists(engine: Engine): Promise<Compared[]> {
  const stops: (() => Promise<void>)[] = []
  try {
    const apis: { readonly size: Size; readonly api: OwnerApi; readonly calls: readonly Call[] }[] = []
    for (const { name: size, campaigns, publishers } of SIZES) {
      if (publishers > 0 && !engine.isForMany) continue
      const database = await engine.open()
      stops.push(database.drop)
      const settings = { DATABASE_URL: database.url, SEED_CAMPAIGNS: String(campaigns), SEED_PUBLISHERS: String(publishers) }
      const sandbox = await startSandbox(`sandbox of ${size}`, settings)
      stops.push(sandbox.stop)
      const api = await ownerApi(sandbox.port)
      await demand(api, campaigns)
      apis.push({ size, api, calls: await callsOf(api) })
    }
    const names = apis[0]?.calls ?? []
    const compared: Compared[] = []
    for (const [at, { name, isFirstPage }] of names.entries()) {
      const times = apis.map((): number[] => [])
      // The first round warms plans and caches.
      for (let round = 0; round <= ROUNDS; round++)
        for (const [of, { calls }] of apis.entries()) {
          const started = performance.now()
          await calls[at]?.ask()
          if (round > 0) times[of]?.push(performance.now() - started)
        }
      const taken = apis.map(({ size }, of): Taken => {
        const values = times[of] ?? []
        return { size, p50: quantile(values, 0.5), p95: quantile(values, 0.95), p99: quantile(values, 0.99) }
      })
      compared.push({ name, isFirstPage, taken })
    }
    return compared
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Throws if the campaigns are missing: a benchmark over an empty table would mean nothing. */
async function demand({ get, publisher }: OwnerApi, campaigns: number): Promise<void> {
  const { total } = (await get(urlFor(listCampaigns, {}, publisher))) as { readonly total: number }
  if (total < Math.min(campaigns, 10_000)) throw new Error(`Lotus Games has ${total} campaigns instead of ${campaigns}.`)
}

interface Call {
  readonly name: string
  readonly isFirstPage: boolean
  readonly ask: () => Promise<unknown>
}

async function callsOf(api: OwnerApi): Promise<Call[]> {
  const { publisher } = api
  const applications = itemsOf(await api.get(urlFor(listApplications, { sort: 'created_on' }, publisher)))
  const [newest] = itemsOf(await api.get(urlFor(listCampaigns, {}, publisher)))
  const sorts = ['name', 'start_date', 'end_date', 'created_on'].flatMap((field) => [field, `-${field}`])
  const firstPages: [string, Readonly<Record<string, string>>][] = [
    ...sorts.map((sort): [string, { sort: string }] => [`sort ${sort}`, { sort }]),
    ...['active', 'inactive', 'ended'].map((status): [string, Record<string, string>] => [`status ${status}`, { status, sort: 'name' }]),
    ['application with a third', { application_id: applications[0]?.id ?? '' }],
    ['application with few', { application_id: applications.at(-1)?.id ?? '' }],
    ['search, one result', { q: 'tet' }],
    ['search, every eighth', { q: 'season' }],
    ['search, two letters', { q: '99' }],
    ['search without a result', { q: 'zzzzzz' }],
  ]
  let created = 0
  const create = () => {
    const dates = { start_date: '2027-01-01T00:00:00.000Z', end_date: '2027-02-01T00:00:00.000Z' }
    const body = { name: `Created ${process.pid} ${++created}`, ...dates, application_ids: [applications[0]?.id] }
    return api.post(urlFor(createCampaign, {}, publisher), body)
  }
  return [
    ...firstPages.map(([name, input]): Call => {
      const path = urlFor(listCampaigns, { ...input, page_size: 20 }, publisher)
      return { name, isFirstPage: true, ask: () => api.get(path) }
    }),
    { name: 'a detail', isFirstPage: false, ask: () => api.get(urlFor(getCampaign, { campaign_id: newest?.id }, publisher)) },
    { name: 'a creation', isFirstPage: false, ask: create },
  ]
}
