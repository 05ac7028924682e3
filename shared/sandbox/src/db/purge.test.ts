import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { APPLICATION } from '../seed/applications.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { as, movableClock } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { purgeExpired } from './purge.ts'
import { idempotencyKeys, rateCounters, refreshTokens, sessions } from './schema/index.ts'

describe.each(ENGINES)('an expired row on %s', (engine) => {
  const clock = movableClock()
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine, { now: clock.now })
  })
  afterAll(() => sandbox.close())

  const counts = async () => {
    const { db } = sandbox.services
    await purgeExpired(db, clock.now())
    return {
      counters: await db.$count(rateCounters),
      keys: await db.$count(idempotencyKeys),
      sessions: await db.$count(sessions),
      tokens: await db.$count(refreshTokens),
    }
  }

  test('is removed once its own time is over, and not before', async () => {
    const owner = await as(sandbox, 'owner@lotus.example')
    const body = {
      name: 'Kept',
      start_date: '2027-01-01T00:00:00Z',
      end_date: '2027-02-01T00:00:00Z',
      application_ids: [APPLICATION.quest],
    }
    await owner('POST', `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`, { body, headers: { 'Idempotency-Key': 'k' } })
    expect(await counts()).toEqual({ counters: 2, keys: 1, sessions: 1, tokens: 1 })
    clock.advance(60)
    expect(await counts()).toEqual({ counters: 1, keys: 1, sessions: 1, tokens: 1 })
    clock.advance(24 * 3600)
    expect(await counts()).toEqual({ counters: 0, keys: 0, sessions: 1, tokens: 1 })
    clock.advance(25_200)
    expect(await counts()).toEqual({ counters: 0, keys: 0, sessions: 0, tokens: 0 })
  })
})
