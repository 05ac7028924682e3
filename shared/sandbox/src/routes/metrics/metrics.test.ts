import { listMetricCategories, listMetrics, operatorsOf } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../db/schema/index.ts'
import { metricIds } from '../../seed/metrics.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { USER } from '../../seed/users.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const CATEGORIES = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/metrics-categories`
const PROGRESS = metricIds('level').metrics_category_id

onEachEngine('metrics', ({ sandbox, owner }) => {
  const codes = async (q: string) =>
    read(listMetrics.response, await owner('GET', `${CATEGORIES}/${PROGRESS}/metrics?q=${encodeURIComponent(q)}`)).items.map(
      ({ code }) => code,
    )

  test('come in categories that count them, in the order of the provider', async () => {
    const { items } = read(listMetricCategories.response, await owner('GET', CATEGORIES))
    expect(items.map(({ code, metrics_count }) => [code, metrics_count])).toEqual([
      ['progress', 4],
      ['engagement', 4],
      ['spending', 3],
      ['social', 2],
      ['device', 1],
    ])
    expect(items[0]).toMatchObject({ id: PROGRESS, name: { en: 'Progress', vi: 'Tiến trình' } })
  })

  test('say what rules may do with them', async () => {
    const { items } = read(listMetrics.response, await owner('GET', `${CATEGORIES}/${PROGRESS}/metrics`))
    expect(items.map(({ code }) => code)).toEqual(['level', 'quests_completed', 'character_class', 'power'])
    for (const { data_type, operators } of items) {
      expect(data_type).not.toBe('unknown')
      if (data_type !== 'unknown') expect(operators).toEqual(operatorsOf(data_type))
    }
    const [level, quests, job] = items
    expect(level).toMatchObject({ id: metricIds('level').metric_id, metrics_category_id: PROGRESS, supports_time_range: false })
    expect(quests).toMatchObject({ supports_time_range: true, allowed_values: null })
    expect(job).toMatchObject({ data_type: 'keyword', allowed_values: ['warrior', 'mage', 'archer', 'healer'] })
  })

  test.each([
    ['LEVEL', ['level']],
    ['cap do', ['level']],
    ['Cấp Độ', ['level']],
    ['luc', ['power']],
    ['quests_c', ['quests_completed']],
    ['%', []],
    ['progress', []],
  ])('are found by %s', async (q, found) => {
    expect(await codes(q)).toEqual(found)
  })

  test('are shown by the key in either spelling, and by the keys of metric requests', async () => {
    for (const key of ['pub:campaigns:create', 'pub:campaign:create', 'pub:metric_request:update']) {
      const member = await holding(sandbox, [key])
      expect([key, (await member('GET', CATEGORIES)).status]).toEqual([key, 200])
    }
    const reader = await holding(sandbox, ['pub:campaigns:read'])
    expect(problemOf(await reader('GET', CATEGORIES)).code).toBe('permission_denied')
  })

  test('are shown to people who have the own key as soon as they own a campaign', async () => {
    const own = await as(sandbox, 'own@lotus.example')
    expect((await own('GET', `${CATEGORIES}/${PROGRESS}/metrics`)).status).toBe(200)
    await sandbox.services.db.update(campaigns).set({ owner_id: USER.owner }).where(eq(campaigns.owner_id, USER.own))
    for (const path of [CATEGORIES, `${CATEGORIES}/${PROGRESS}/metrics`]) {
      expect(problemOf(await own('GET', path))).toEqual({ status: 403, code: 'permission_denied' })
    }
  })
})
