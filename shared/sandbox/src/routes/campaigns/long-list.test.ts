import { createCampaign, listCampaigns, type ParsedQueryOf } from '@console/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { Sandbox } from '../../create-sandbox.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, problemOf, read, type Send } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'
import { findCampaigns } from './repository.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const REACH = 10_001

describe.each(ENGINES)('a long list beside those of other publishers on %s', (engine) => {
  let sandbox: Sandbox
  let owner: Send
  beforeAll(async () => {
    sandbox = await openOn(engine, { seedCampaigns: 12_000, seedPublishers: 2 })
    owner = await as(sandbox, 'owner@lotus.example')
  })
  afterAll(() => sandbox.close())
  const page = async (query: string) => read(listCampaigns.response, await owner('GET', `${CAMPAIGNS}?${query}`))

  test('is counted to 10,000 and says that there are more', async () => {
    expect(await page('')).toMatchObject({ total: 10_000, total_capped: true })
    expect(await page('status=ended')).toMatchObject({ total: 4008, total_capped: false })
    expect(await page('q=SAN QUA')).toMatchObject({ total: 1500, total_capped: false })
  })

  test('is read to its last row within reach', async () => {
    expect((await page('page=500')).items).toHaveLength(20)
    expect(problemOf(await owner('GET', `${CAMPAIGNS}?page=501`)).code).toBe('invalid_query')
  })

  /** Rows and index entries that the database reads for the count and for the first page. */
  async function looksAt(query: Partial<ParsedQueryOf<typeof listCampaigns>>, publisher: string = PUBLISHER.lotus) {
    return sandbox.services.db.transaction(async (tx) => {
      const list = findCampaigns(tx, publisher, { page: 1, page_size: 20, sort: '-created_on', ...query }, undefined)
      const lookedAt = async () => {
        const looked = sql<string>`sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))`
        const [row] = await tx.select({ looked }).from(sql`pg_class where relname like 'campaign%'`)
        return Number(row?.looked)
      }
      const start = await lookedAt()
      const total = await list.count(REACH)
      const counted = await lookedAt()
      if (total > 0) await list.rows(20, 0, total)
      return { total, count: counted - start, rows: (await lookedAt()) - counted }
    })
  }

  test.each(['created_on', '-created_on', 'name', '-name', 'start_date', '-start_date', 'end_date', '-end_date'] as const)(
    'looks at about what it counts and shows when it is sorted by %s',
    async (sort) => {
      const looked = await looksAt({ sort })
      expect(looked).toMatchObject({ total: REACH })
      expect(looked.count).toBeLessThan(REACH + 200)
      expect(looked.rows).toBeLessThan(200)
    },
  )

  test('looks only at the campaigns of an application that has few', async () => {
    const looked = await looksAt({ application_id: APPLICATION.lantern })
    expect(looked.total).toBeGreaterThan(0)
    expect(looked.count + looked.rows).toBeLessThan(200)
  })

  test.each([['season pass 1999'], ['nowhere']])("looks only at what it finds by '%s', and not at what others have", async (q) => {
    const looked = await looksAt({ q })
    expect(looked.count + looked.rows).toBeLessThan(50 * (looked.total + 1))
  })

  test('finds what everyone has as fast in a short list', async () => {
    const looked = await looksAt({ q: 'season' }, PUBLISHER.hanoi)
    expect(looked).toMatchObject({ total: 0, rows: 0 })
    expect(looked.count).toBeLessThan(10)
  })

  test.each([['99'], ['9t'], ['ậy'], ['z']])("looks only at what it finds by '%s', which is too short for three letters", async (q) => {
    const looked = await looksAt({ q })
    expect(looked.count + looked.rows).toBeLessThan(10 * (looked.total + 1))
  })

  test('shows the first of many that two letters find without a look at all of them', async () => {
    const looked = await looksAt({ q: 'se' })
    expect(looked.total).toBeGreaterThan(1000)
    expect(looked.rows).toBeLessThan(1000)
  })

  test('takes the longest name into its indexes', async () => {
    // Syllables of three letters each, which are searched letter by letter.
    const name = Array.from({ length: 200 }, (_, n) => String.fromCodePoint(0xac01 + n * 29)).join('')
    const dates = { start_date: '2027-01-01T00:00:00.000Z', end_date: '2027-02-01T00:00:00.000Z' }
    const created = await owner('POST', CAMPAIGNS, { body: { name, ...dates, application_ids: [APPLICATION.quest] } })
    expect(read(createCampaign.response, created)).toMatchObject({ name })
    expect((await page(`q=${encodeURIComponent(name)}`)).items).toHaveLength(1)
  })
})
