import { estimateTask, listCampaigns, listMetricCategories, listMetrics, type MetadataRuleWrite, urlFor } from '@console/contract'
import { startSandbox } from '../entries/running-sandbox.ts'
import { median } from '../statistics.ts'
import { itemsOf, type OwnerApi, ownerApi } from './owner-api.ts'

const ROUNDS = 25
/** The demo campaign with the most characters and users. */
const LARGEST = 'New player welcome'

/** `found` counts users; `ms` is the median. */
export interface Estimated {
  readonly name: string
  readonly found: number
  readonly ms: number
}

type Condition = readonly [code: string, operator: MetadataRuleWrite['operator'], value: MetadataRuleWrite['value']]

/** Conditions that everybody meets are the slowest, because none of them spares the next. */
const ALL_MEET: readonly Condition[] = [
  ['level', '>=', 0],
  ['sessions', '>=', 0],
  ['playtime', '>=', 0],
  ['login_streak', '>=', 0],
  ['friends', '>=', 0],
  ['quests_completed', '>=', 0],
  ['power', '>=', 0],
  ['last_login', '>=', '2000-01-01T00:00:00.000Z'],
]
const ESTIMATES: readonly (readonly [name: string, conditions: readonly Condition[]])[] = [
  ['no condition', []],
  ['one that many meet', [['level', '>=', 10]]],
  ['eight that all meet', ALL_MEET],
]

export async function benchEstimates(): Promise<Estimated[]> {
  const sandbox = await startSandbox('sandbox of estimates')
  try {
    const api = await ownerApi(sandbox.port)
    const rules = await rulesOf(api)
    const [campaign] = itemsOf(await api.get(urlFor(listCampaigns, { q: LARGEST }, api.publisher)))
    const path = urlFor(estimateTask, { campaign_id: campaign?.id }, api.publisher)
    const estimated: Estimated[] = []
    for (const [name, conditions] of ESTIMATES) {
      const body = { metadata_rule: conditions.map(rules), audience_type: 'character' }
      estimated.push({ name, ...(await measure(() => api.post(path, body))) })
    }
    return estimated
  } finally {
    await sandbox.stop()
  }
}

async function measure(ask: () => Promise<unknown>): Promise<{ found: number; ms: number }> {
  const times: number[] = []
  let found = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now()
    found = ((await ask()) as { audience_size: number }).audience_size
    // The first round warms plans and caches.
    if (round > 0) times.push(performance.now() - started)
  }
  return { found, ms: median(times) }
}

async function rulesOf(api: OwnerApi): Promise<(condition: Condition) => MetadataRuleWrite> {
  const ids = new Map<string, Pick<MetadataRuleWrite, 'metrics_category_id' | 'metric_id'>>()
  for (const { id } of itemsOf(await api.get(urlFor(listMetricCategories, {}, api.publisher)))) {
    const found = itemsOf(await api.get(urlFor(listMetrics, { metrics_category_id: id }, api.publisher)))
    for (const metric of found) ids.set(metric.code ?? '', { metrics_category_id: id, metric_id: metric.id })
  }
  return ([code, operator, value]) => {
    const metric = ids.get(code)
    if (!metric) throw new Error(`The sandbox does not measure '${code}'.`)
    return { ...metric, operator, value }
  }
}
