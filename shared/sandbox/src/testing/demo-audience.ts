import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Sandbox } from '../create-sandbox.ts'
import { applications, audienceMembers, columnOfMetric, metricCategories, metrics } from '../db/schema/index.ts'
import { type AudienceSize, seedAudiences } from '../seed/audiences.ts'
import { momentOf } from '../seed/moment.ts'
import { type Engine, openOn } from './engines.ts'

const NOW = new Date('2026-11-20T08:00:00.000Z')

const MEMBERS = { small: [500, 2000], full: [100_000, 110_000] } as const

/** Tests of the demo audience in this size; a sandbox has the small one unless it is asked for more. */
export function demoAudienceOn(engine: Engine, size: AudienceSize): void {
  describe(`the demo audience on ${engine}, ${size}`, () => {
    let sandbox: Sandbox
    beforeAll(async () => {
      sandbox = await openOn(engine, { now: () => NOW, ...(size === 'full' && { audience: size }) })
    })
    afterAll(() => sandbox.close())

    const rows = async <T>(query: SQL) => ((await sandbox.services.db.execute(query)) as { rows: T[] }).rows
    const digest = () =>
      rows<{ members: number }>(
        sql`select count(*)::int as members, md5(string_agg(audience_members::text, '' order by id)) as content from audience_members`,
      )

    // The first, because the planner knows of the rows as they were seeded at the start, not of those after a reset.
    if (size === 'full') {
      test('counts one type of one mode from an index', async () => {
        const [one] = await sandbox.services.db.select().from(applications).where(eq(applications.code, 'lotus-quest'))
        const plan = sql`explain select count(*) from audience_members where application_id = ${one?.id} and mode = 'LIVE' and audience_type = 'user'`
        expect(JSON.stringify(await sandbox.services.db.execute(plan))).toContain('Index Only Scan using audience_members_key')
      })
    }

    test(`has ${MEMBERS[size].join(' to ')} members, the same at every seeding of a day`, async () => {
      const [first] = await digest()
      expect(first?.members).toBeGreaterThan(MEMBERS[size][0])
      expect(first?.members).toBeLessThan(MEMBERS[size][1])
      await sandbox.services.db.delete(audienceMembers)
      await seedAudiences(sandbox.services.db, momentOf(NOW), size)
      expect(await digest()).toEqual([first])
    })

    test('has both types for every application, and TEST rows for those in TEST alone', async () => {
      const found = await sandbox.services.db
        .selectDistinct({ code: applications.code, in: applications.mode, mode: audienceMembers.mode, type: audienceMembers.audience_type })
        .from(applications)
        .leftJoin(audienceMembers, eq(audienceMembers.application_id, applications.id))
      expect(found.filter((row) => row.mode === 'TEST' && row.in === 'LIVE')).toEqual([])
      for (const { code, in: mode } of found) {
        for (const type of ['character', 'user']) expect(found).toContainEqual({ code, in: mode, mode, type })
      }
    })

    test('has values of every metric, within its list and its range', async () => {
      const known = await sandbox.services.db.select().from(metrics)
      for (const { code, data_type, allowed_values } of known) {
        const [seen] = await rows<{ kinds: number; least: string; most: string }>(
          sql`select count(distinct ${columnOfMetric(code)})::int as kinds, min(${columnOfMetric(code)}::text) as least,
            max(${columnOfMetric(code)}::text) as most from ${audienceMembers}`,
        )
        if (allowed_values) expect({ code, kinds: seen?.kinds }).toEqual({ code, kinds: allowed_values.length })
        else expect(seen?.kinds).toBeGreaterThanOrEqual(data_type === 'boolean' ? 2 : 20)
        if (data_type !== 'date') continue
        expect(Date.parse(seen?.least ?? '')).toBeGreaterThan(Date.parse('2026-05-20T00:00:00.000Z'))
        expect(Date.parse(seen?.most ?? '')).toBeLessThanOrEqual(NOW.getTime())
      }
      const listed = known.flatMap(({ code, allowed_values }) => (allowed_values ? [{ code, allowed_values }] : []))
      for (const { code, allowed_values } of listed) {
        const found = await rows<{ value: string }>(sql`select distinct ${columnOfMetric(code)} as value from ${audienceMembers}`)
        expect([...allowed_values]).toEqual(expect.arrayContaining(found.flatMap(({ value }) => value ?? [])))
      }
    })

    test('spreads as in a game: few are high, some pay, and whole numbers fit their type', async () => {
      const [shares] = await rows<Record<string, number>>(sql`
        select avg((level <= 20)::int)::float as low, avg((level > 60)::int)::float as high, avg(has_paid::int)::float as paying,
          max(login_streak) as streak, max(total_spent)::float as spent, max(friends) as friends
        from audience_members`)
      expect(shares?.low).toBeGreaterThan(0.4)
      expect(shares?.high).toBeGreaterThan(0)
      expect(shares?.high).toBeLessThan(0.1)
      expect(shares?.paying).toBeGreaterThan(0.15)
      expect(shares?.paying).toBeLessThan(0.4)
      expect(shares?.streak).toBeLessThanOrEqual(127)
      expect(shares?.friends).toBeLessThanOrEqual(32_767)
      expect(shares?.spent).toBeGreaterThan(1_000_000)
    })

    test('has metrics of all nine types in five categories, with words in both languages', async () => {
      const known = await sandbox.services.db.select().from(metrics)
      const categories = await sandbox.services.db.select().from(metricCategories)
      expect(known).toHaveLength(14)
      expect(new Set(known.map(({ data_type }) => data_type)).size).toBe(9)
      expect(categories).toHaveLength(5)
      expect(new Set(known.map(({ metrics_category_id }) => metrics_category_id)).size).toBe(5)
      for (const { name_en, name_vi, description_en, description_vi } of [...known, ...categories]) {
        for (const words of [name_en, name_vi, description_en, description_vi]) expect(words).not.toBe('')
        expect(name_vi).not.toBe(name_en)
      }
    })
  })
}
