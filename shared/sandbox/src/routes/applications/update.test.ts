import { Application } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { applications } from '../../db/schema/index.ts'
import { APPLICATION, firebaseConfig } from '../../seed/applications.ts'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { ROLE } from '../../seed/roles.ts'
import { as, problemOf, read, type Send } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const APPLICATIONS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/applications`
/** As the demo data have them: the first with an integration, the second without one. */
const QUEST = {
  display_name: 'Lotus Quest',
  description: 'A role-playing journey through the delta.',
  status: 'active',
  integration_info: {
    firebase_config: firebaseConfig('lotus-quest', ['example.lotus.quest']),
    url: 'https://api.lotus-quest.example/rewards',
    reward_secret: null,
  },
} as const
const CAFE = { display_name: 'Quán Cà Phê Nhỏ', description: 'Run a small coffee shop in Đà Lạt.', status: 'active' } as const
const LANTERN = { display_name: 'Lantern Night', description: 'A short adventure set in Hội An.', status: 'active' } as const
const OTHER_INTEGRATION = {
  firebase_config: { projectId: 'other', client: [] },
  url: 'https://other.example/',
  reward_secret: 'another secret',
}
const UPDATE_KEYS = ['pub:applications:update', 'app:update']
const INTEGRATION_KEYS = ['pub:applications:update-integration_info', 'app:update-integration_info']

onEachEngine('updating an application', ({ sandbox, owner, clock }) => {
  const put = (id: string, body: object, send = owner, headers = {}) => send('PUT', `${APPLICATIONS}/${id}`, { body, headers })
  const get = async (id: string) => read(Application, await owner('GET', `${APPLICATIONS}/${id}`))
  const updated = async (id: string, body: object, send = owner) => read(Application, await put(id, body, send))
  const refusal = async (id: string, body: object, send: Send) => JSON.parse((await put(id, body, send)).text)

  test('counts the version, keeps what is left out, and drops a code', async () => {
    const before = await get(APPLICATION.quest)
    clock.advance(60)
    const body = { display_name: 'Lotus Quest II', description: 'On and on.', status: 'inactive', code: 'another' }
    const after = await updated(APPLICATION.quest, body)
    expect(after).toEqual({
      ...before,
      display_name: 'Lotus Quest II',
      description: 'On and on.',
      status: 'inactive',
      version: 2,
      updated_on: clock.now().toISOString(),
    })
    expect(await get(APPLICATION.quest)).toEqual(after)
  })

  test.each([[null], [[]]])('clears by null, and the countries by %j', async (country_codes) => {
    const cleared = { category_id: null, age_classification_id: null, country_codes }
    expect(await updated(APPLICATION.quest, { ...QUEST, ...cleared })).toMatchObject({
      category: null,
      age_classification: null,
      countries: [],
    })
  })

  test('keeps every number of a Firebase config as it was sent, as an object and as text', async () => {
    const config = '{"projectId":"p","id":12345678901234567890,"list":[1e400,-0,0.1234567890123456789,1]}'
    const bodyWith = (written: string) => {
      const { firebase_config: _, ...rest } = { ...OTHER_INTEGRATION, reward_secret: null }
      return JSON.stringify({ ...QUEST, integration_info: rest }).replace('"url"', `"firebase_config":${written},"url"`)
    }
    for (const written of [config, JSON.stringify(config)]) {
      const headers = { 'Content-Type': 'application/json' }
      const saved = await owner('PUT', `${APPLICATIONS}/${APPLICATION.quest}`, { body: bodyWith(written), headers })
      expect(saved.text).toContain(`"firebase_config":${config}`)
      const { text } = await owner('GET', `${APPLICATIONS}/${APPLICATION.quest}`)
      expect(text).toContain(`"firebase_config":${config}`)
    }
  })

  test('replaces category, age and countries, and keeps a country that stays', async () => {
    const wanted = { category_id: seedId('category', 2), age_classification_id: seedId('age', 4), country_codes: ['VN', 'JP'] }
    expect(await updated(APPLICATION.quest, { ...QUEST, ...wanted })).toMatchObject({
      category: { code: 'strategy' },
      age_classification: { code: '18+' },
      countries: [{ code: 'JP' }, { code: 'VN' }],
    })
  })

  test('of several at the same time on one version one is kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => put(APPLICATION.cafe, { ...CAFE, display_name: `Writer ${n}` }, owner, { 'If-Match': '"1"' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(412)])
    const late = answers.find(({ status }) => status === 412)
    expect(JSON.parse(late?.text ?? '')).toMatchObject({ code: 'version_mismatch', current_version: 2 })
    expect((await get(APPLICATION.cafe)).version).toBe(2)
  })

  describe('of the integration', () => {
    test('keeps the secret by null and replaces it by a new one', async () => {
      const secretAfter = async (reward_secret: string | null) =>
        (await updated(APPLICATION.quest, { ...QUEST, integration_info: { ...OTHER_INTEGRATION, reward_secret } })).integration_info
      expect(await secretAfter(null)).toEqual({
        ...OTHER_INTEGRATION,
        reward_secret: 'demo-reward-secret-of-lotus-quest',
        reward_secret_set: true,
      })
      expect(await secretAfter('a new one')).toMatchObject({ reward_secret: 'a new one' })
    })

    test('asks for a secret where none is stored', async () => {
      const integration_info = { ...OTHER_INTEGRATION, reward_secret: null }
      expect(problemOf(await put(APPLICATION.cafe, { ...CAFE, integration_info }))).toEqual({
        status: 422,
        code: 'validation_failed',
        fields: { '/body/integration_info/reward_secret': 'required' },
      })
      expect(await updated(APPLICATION.cafe, { ...CAFE, integration_info: OTHER_INTEGRATION })).toMatchObject({
        integration_info: OTHER_INTEGRATION,
      })
    })

    test('clears all of it by null', async () => {
      expect((await updated(APPLICATION.quest, { ...QUEST, integration_info: null })).integration_info).toBeNull()
      const [row] = await sandbox.services.db.select().from(applications).where(eq(applications.id, APPLICATION.quest))
      expect(row).toMatchObject({ firebase_config: null, integration_url: null, reward_secret: null })
    })

    test('takes a key of its own, which an editor does not hold', async () => {
      const editor = await as(sandbox, 'editor@lotus.example')
      const { client, ...less } = QUEST.integration_info.firebase_config
      for (const changed of [
        { ...QUEST.integration_info, url: 'https://other.example/' },
        { ...QUEST.integration_info, firebase_config: less },
        { ...QUEST.integration_info, reward_secret: 'guessed' },
        null,
      ]) {
        expect(await refusal(APPLICATION.quest, { ...QUEST, integration_info: changed }, editor)).toMatchObject({
          status: 403,
          code: 'permission_denied',
          required_any_of: INTEGRATION_KEYS,
        })
      }
      expect((await get(APPLICATION.quest)).version).toBe(1)
    })

    test('takes no key where it says what is stored, in whatever order', async () => {
      const editor = await as(sandbox, 'editor@lotus.example')
      const reversed = Object.fromEntries(Object.entries(QUEST.integration_info.firebase_config).reverse())
      const body = { ...QUEST, display_name: 'By an editor', integration_info: { ...QUEST.integration_info, firebase_config: reversed } }
      const after = await updated(APPLICATION.quest, body, editor)
      expect(after).toMatchObject({ display_name: 'By an editor', integration_info: { reward_secret: null, reward_secret_set: true } })
      expect((await put(APPLICATION.cafe, { ...CAFE, integration_info: null }, editor)).status).toBe(200)
      expect((await get(APPLICATION.quest)).integration_info?.reward_secret).toBe('demo-reward-secret-of-lotus-quest')
    })

    test('is all that its key changes', async () => {
      const holder = await holding(sandbox, ['pub:applications:read', 'pub:applications:update-integration_info'])
      for (const other of [
        { display_name: 'Another' },
        { description: 'Another.' },
        { status: 'inactive' },
        { mode: 'TEST' },
        { category_id: null },
        { category_id: 'nothing' },
        { age_classification_id: seedId('age', 4) },
        { country_codes: ['VN', 'TH'] },
      ]) {
        expect(await refusal(APPLICATION.quest, { ...QUEST, ...other }, holder)).toMatchObject({
          status: 403,
          code: 'permission_denied',
          required_any_of: UPDATE_KEYS,
        })
      }
      const same = {
        mode: 'LIVE',
        category_id: seedId('category', 1),
        age_classification_id: seedId('age', 2),
        country_codes: ['TH', 'SG', 'VN'],
      }
      const after = await updated(APPLICATION.quest, { ...QUEST, ...same, integration_info: OTHER_INTEGRATION }, holder)
      expect(after).toMatchObject({ version: 2, integration_info: { ...OTHER_INTEGRATION, reward_secret_set: true } })
    })

    test('is hidden from who may change it and not read it', async () => {
      const holder = await holding(sandbox, ['pub:applications:update-integration_info'])
      const response = await put(APPLICATION.quest, { ...QUEST, integration_info: OTHER_INTEGRATION }, holder)
      expect(response.status).toBe(200)
      expect(read(Application, response).integration_info).toBeNull()
      expect(response.text).not.toContain(OTHER_INTEGRATION.reward_secret)
    })
  })

  describe('by own keys', () => {
    test('changes what one owns and what one was given', async () => {
      const own = await as(sandbox, 'own@lotus.example')
      expect(
        await updated(APPLICATION.lantern, { ...LANTERN, display_name: 'My own', integration_info: OTHER_INTEGRATION }, own),
      ).toMatchObject({
        display_name: 'My own',
        integration_info: OTHER_INTEGRATION,
      })
      expect((await put(APPLICATION.cafe, { ...CAFE, display_name: 'Given to me' }, own)).status).toBe(200)
    })

    test("changes no one else's", async () => {
      const mixed = await holding(sandbox, ['pub:applications:update', 'app:update-integration_info'])
      const given = { role_id: ROLE.lotus.viewer, application_ids: [APPLICATION.cafe] }
      await owner('PUT', `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/users/${seedId('membership', 4)}`, { body: given })
      const body = { ...QUEST, integration_info: OTHER_INTEGRATION }
      expect(await refusal(APPLICATION.quest, body, mixed)).toMatchObject({ required_any_of: INTEGRATION_KEYS })
    })
  })
})
