import { Campaign } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const BODY = {
  name: 'Lễ hội áo dài',
  start_date: '2026-12-01T07:00:00+07:00',
  end_date: '2026-12-31T00:00:00.000Z',
  application_ids: [APPLICATION.puzzle, APPLICATION.quest],
}
const RUNNING = campaignId(1)

onEachEngine('an Idempotency-Key', ({ sandbox, owner, clock }) => {
  const headers = { 'Idempotency-Key': 'one-and-the-same' }

  test('makes one campaign from many requests, with the same response to each', async () => {
    const first = await owner('POST', CAMPAIGNS, { body: BODY, headers })
    const again = await owner('POST', CAMPAIGNS, { body: BODY, headers })
    expect(again).toMatchObject({ status: 201, text: first.text })
    expect([first, again].map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    for (const name of ['etag', 'location']) expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect(await sandbox.services.db.$count(campaigns, eq(campaigns.name, BODY.name))).toBe(1)
  })

  test('is refused with another body', async () => {
    await owner('POST', CAMPAIGNS, { body: BODY, headers })
    expect(problemOf(await owner('POST', CAMPAIGNS, { body: { ...BODY, name: 'Another' }, headers }))).toEqual({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  test('belongs to one person and one path', async () => {
    const manager = await as(sandbox, 'manager@lotus.example')
    const ids = [await owner('POST', CAMPAIGNS, { body: BODY, headers }), await manager('POST', CAMPAIGNS, { body: BODY, headers })].map(
      (answer) => read(Campaign, answer).id,
    )
    expect(new Set(ids).size).toBe(2)
    expect((await owner('PUT', `${CAMPAIGNS}/${RUNNING}/end`, { headers })).status).toBe(200)
  })

  test('of requests sent at the same time one is done; the others hear so or get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner('POST', CAMPAIGNS, { body: BODY, headers })))
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(problemOf(answer)).toEqual({ status: 409, code: 'idempotency_in_progress' })
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    expect(new Set(answers.filter(({ status }) => status === 201).map((answer) => read(Campaign, answer).id)).size).toBe(1)
    expect(await sandbox.services.db.$count(campaigns, eq(campaigns.name, BODY.name))).toBe(1)
  })

  test('repeats the end of a campaign and a refusal alike', async () => {
    const end = (key: string) => owner('PUT', `${CAMPAIGNS}/${RUNNING}/end`, { headers: { 'Idempotency-Key': key } })
    const first = await end('a')
    expect((await end('a')).text).toBe(first.text)
    expect(problemOf(await end('b'))).toEqual({ status: 409, code: 'already_ended' })
    const refusedAgain = await end('b')
    expect(problemOf(refusedAgain)).toEqual({ status: 409, code: 'already_ended' })
    expect(refusedAgain.headers.get('idempotency-replayed')).toBe('true')
  })

  test('is forgotten after 24 hours', async () => {
    await owner('POST', CAMPAIGNS, { body: BODY, headers })
    clock.advance(24 * 3600)
    const again = await as(sandbox, 'owner@lotus.example')
    const late = await again('POST', CAMPAIGNS, { body: BODY, headers })
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([201, null])
  })

  test('still asks for the permission', async () => {
    await owner('POST', CAMPAIGNS, { body: BODY, headers })
    const viewer = await as(sandbox, 'viewer@lotus.example')
    expect((await viewer('POST', CAMPAIGNS, { body: BODY, headers })).status).toBe(403)
  })

  test('must be printable and at most 255 characters', async () => {
    for (const key of ['x'.repeat(256), 'tab\there']) {
      const answer = await owner('POST', CAMPAIGNS, { body: BODY, headers: { 'Idempotency-Key': key } })
      expect(problemOf(answer).fields).toEqual({ '/header/Idempotency-Key': 'invalid_format' })
    }
  })
})
