import { Application, createApplication } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { idempotencyKeys } from '../../db/schema/index.ts'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { USER } from '../../seed/users.ts'
import { as, problemOf, read, type Send } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const APPLICATIONS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/applications`
const BODY = { code: 'Sen-Vang', display_name: 'Sen Vàng', description: 'A golden lotus.', status: 'active' }
const INTEGRATION = {
  firebase_config: { project_info: { project_id: 'sen-vang' }, client: [] },
  url: 'https://sen.example/rewards',
  reward_secret: 'told-to-few',
}
const WHOLE = {
  ...BODY,
  integration_info: INTEGRATION,
  category_id: seedId('category', 3),
  age_classification_id: seedId('age', 2),
  country_codes: ['VN', 'LA'],
}

onEachEngine('creating an application', ({ sandbox, owner }) => {
  const create = (body: object, send = owner, headers = {}) => send('POST', APPLICATIONS, { body, headers })
  const integrationOf = async (send: Send) => read(Application, await create(WHOLE, send)).integration_info

  test('returns the whole application, in TEST, owned by its maker', async () => {
    const response = await create({ ...WHOLE, mode: 'LIVE', owner_id: USER.viewer })
    expect(response.status).toBe(201)
    const made = read(createApplication.response, response)
    expect(made).toMatchObject({
      ...BODY,
      mode: 'TEST',
      integration_info: { ...INTEGRATION, reward_secret_set: true },
      category: { code: 'puzzle' },
      age_classification: { code: '12+' },
      countries: [{ code: 'LA' }, { code: 'VN' }],
      owner: { id: USER.owner, email: 'owner@lotus.example' },
      sources_count: 0,
      test_audience_size: 0,
      live_audience_size: 0,
      version: 1,
      created_on: '2026-11-20T08:00:00.000Z',
    })
    expect(read(Application, await owner('GET', `${APPLICATIONS}/${made.id}`))).toEqual(made)
  })

  test('leaves out what is not said', async () => {
    expect(read(Application, await create(BODY))).toMatchObject({
      integration_info: null,
      category: null,
      age_classification: null,
      countries: [],
    })
  })

  test('names a category, an age and the countries that there are not', async () => {
    const wrong = { category_id: 'nothing', age_classification_id: seedId('category', 1), country_codes: ['VN', 'ZZ'] }
    expect(problemOf(await create({ ...BODY, ...wrong }))).toEqual({
      status: 422,
      code: 'validation_failed',
      fields: {
        '/body/category_id': 'not_found',
        '/body/age_classification_id': 'not_found',
        '/body/country_codes/1': 'not_found',
      },
    })
  })

  test('refuses a code that the publisher has in any case, and says so at its field', async () => {
    expect(problemOf(await create({ ...BODY, code: 'LOTUS-Quest' }))).toEqual({
      status: 409,
      code: 'code_taken',
      fields: { '/body/code': 'taken' },
    })
    expect((await create({ ...BODY, code: 'ha-noi-racer' })).status).toBe(201)
  })

  test('at the same time with one code makes one application', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create({ ...BODY, code: n % 2 ? 'sen-vang' : 'SEN-VANG', display_name: `Writer ${n}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    for (const response of answers.filter(({ status }) => status === 409)) {
      expect(problemOf(response)).toEqual({ status: 409, code: 'code_taken', fields: { '/body/code': 'taken' } })
    }
    const { items } = JSON.parse((await owner('GET', `${APPLICATIONS}?code=sen-vang`)).text)
    expect(items).toHaveLength(1)
  })

  describe('shows the integration', () => {
    test('without the secret to an editor, who has just sent it', async () => {
      expect(await integrationOf(await as(sandbox, 'editor@lotus.example'))).toEqual({
        ...INTEGRATION,
        reward_secret: null,
        reward_secret_set: true,
      })
    })

    test('whole by the own keys, for the application is theirs', async () => {
      const keys = ['pub:applications:create', 'app:read', 'app:update-integration_info']
      expect(await integrationOf(await holding(sandbox, keys))).toEqual({ ...INTEGRATION, reward_secret_set: true })
    })

    test('not at all without a key to read', async () => {
      expect(
        await integrationOf(await holding(sandbox, ['pub:applications:create', 'pub:applications:update-integration_info'])),
      ).toBeNull()
    })
  })

  describe('with an Idempotency-Key', () => {
    const headers = { 'Idempotency-Key': 'one-and-the-same' }
    const twice = async (send: Send) => [await create(WHOLE, send, headers), await create(WHOLE, send, headers)] as const

    test('keeps no secret with the answer', async () => {
      await twice(owner)
      const kept = JSON.stringify(await sandbox.services.db.select().from(idempotencyKeys))
      expect(kept).toContain(BODY.display_name)
      expect(kept).not.toContain(INTEGRATION.reward_secret)
      expect(kept).not.toContain('project_info')
    })

    test('repeats no secret to people who may not read it any more', async () => {
      const keys = ['pub:applications:create', 'pub:applications:read']
      const [first] = await twice(await holding(sandbox, [...keys, 'pub:applications:update-integration_info']))
      expect(first.text).toContain(INTEGRATION.reward_secret)
      const again = await create(WHOLE, await holding(sandbox, keys), headers)
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(read(Application, again).integration_info).toMatchObject({ reward_secret: null, reward_secret_set: true })
    })

    test('repeats no integration to people who may not read the application any more', async () => {
      await twice(await holding(sandbox, ['pub:applications:create', 'pub:applications:read']))
      const again = await create(WHOLE, await holding(sandbox, ['pub:applications:create']), headers)
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(read(Application, again).integration_info).toBeNull()
    })
  })
})
