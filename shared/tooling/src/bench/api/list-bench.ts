import { listApplications, listCampaigns, urlFor } from '@console/contract'
import { startSandbox } from '../entries/running-sandbox.ts'
import { median, ratio } from '../statistics.ts'
import type { Engine } from './engine.ts'
import { itemsOf, type OwnerApi, ownerApi } from './owner-api.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 15

/** One kind of first page: its name, and the median milliseconds over few and over many campaigns. */
export interface Compared {
  readonly name: string
  readonly few: number
  readonly many: number
  readonly ratio: number
}

/**
 * Measures the first page of campaigns under every sort, status, application and search, over 100 and over 100,000
 * campaigns, the two sandboxes in turn in each round so that a slow moment of the machine meets both.
 */
export async function benchLists(engine: Engine): Promise<Compared[]> {
  const stops: (() => Promise<void>)[] = []
  try {
    const apis: OwnerApi[] = []
    for (const campaigns of [FEW, MANY]) {
      const database = await engine.open()
      stops.push(database.drop)
      const sandbox = await startSandbox(`sandbox of ${campaigns}`, { DATABASE_URL: database.url, SEED_CAMPAIGNS: String(campaigns) })
      stops.push(sandbox.stop)
      apis.push(await ownerApi(sandbox.port))
    }
    const [few, many] = apis
    if (!few || !many) throw new Error('Both sandboxes are needed')
    await demandMany(many)
    const compared: Compared[] = []
    for (const [name, input] of await firstPages(many)) compared.push(await compare(name, input, few, many))
    return compared
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Throws if the campaigns are missing: a benchmark over an empty table would mean nothing. */
async function demandMany({ get, publisher }: OwnerApi): Promise<void> {
  const page = (await get(urlFor(listCampaigns, {}, publisher))) as { readonly total_capped: boolean }
  if (!page.total_capped) throw new Error('The large sandbox has fewer than 10,000 campaigns of Lotus Games.')
}

type Input = Readonly<Record<string, string | number>>

async function firstPages(api: OwnerApi): Promise<[string, Input][]> {
  const sorts = ['name', 'start_date', 'end_date', 'created_on'].flatMap((field) => [field, `-${field}`])
  const [application] = itemsOf(await api.get(urlFor(listApplications, {}, api.publisher)))
  return [
    ...sorts.map((sort): [string, Input] => [`sort ${sort}`, { sort }]),
    ...['active', 'inactive', 'ended'].map((status): [string, Input] => [`status ${status}`, { status, sort: 'name' }]),
    ['one application', { application_id: application?.id ?? '' }],
    ['search with results', { q: 'tet' }],
    ['search without', { q: 'zzzzzz' }],
  ]
}

async function compare(name: string, input: Input, few: OwnerApi, many: OwnerApi): Promise<Compared> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, api] of [few, many].entries()) {
      const started = performance.now()
      await api.get(urlFor(listCampaigns, { ...input, page_size: 20 }, api.publisher))
      // The first round warms plans and caches.
      if (round > 0) times[at]?.push(performance.now() - started)
    }
  }
  const [short, long] = [median(times[0]), median(times[1])]
  return { name, few: short, many: long, ratio: ratio(long, short) }
}
