import { Campaign, createTask, listTasks, Task } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { taskApplications } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { HANOI_TASK, taskId } from '../../seed/tasks.ts'
import { USER } from '../../seed/users.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'
import { REWARD, TASK_BODIES } from '../../testing/task-bodies.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
/** Of the demo data: it runs on Lotus Quest and the puzzle, and has six missions. */
const CAMPAIGN = campaignId(1)
const TASKS = `${CAMPAIGNS}/${CAMPAIGN}/tasks`
/** An article in both applications, and an email in one. */
const GUIDE = taskId(2)
const LETTER = taskId(3)
const BODY = TASK_BODIES.article

onEachEngine('missions', ({ sandbox, owner, clock }) => {
  const get = async (id: string) => read(Task, await owner('GET', `${TASKS}/${id}`))
  const put = (id: string, body: unknown, headers = {}) => owner('PUT', `${TASKS}/${id}`, { body, headers })
  const names = async (query: string) => read(listTasks.response, await owner('GET', `${TASKS}?${query}`)).items.map(({ name }) => name)

  describe('creating', () => {
    test.each(Object.values(TASK_BODIES).map((body) => [body.task_type, body] as const))(
      '%s keeps all that it is given',
      async (_, body) => {
        const answer = await owner('POST', TASKS, { body: { ...body, unknown: 'dropped', status: 'active' } })
        expect(answer.status).toBe(201)
        const made = read(createTask.response, answer)
        expect(made).toMatchObject({
          name: body.name,
          task_type: body.task_type,
          content: body.content,
          version: 1,
          ended_on: null,
          created_on: clock.now().toISOString(),
          campaign: { id: CAMPAIGN, name: 'Summer quest', status: 'active', owner: { id: USER.owner } },
        })
        expect(JSON.parse(answer.text).unknown).toBeUndefined()
        expect(answer.headers.get('location')).toBe(`${TASKS}/${made.id}`)
        expect(await get(made.id)).toEqual(made)
      },
    )

    test('names the metrics of its rules, and what it gives in which application', async () => {
      const made = read(Task, await owner('POST', TASKS, { body: TASK_BODIES.email }))
      expect(made.metadata_rule.map(({ metric, metrics_category }) => [metrics_category?.code, metric?.code, metric?.name.vi])).toEqual([
        ['progress', 'level', 'Cấp độ'],
        ['engagement', 'sessions', 'Số phiên chơi'],
      ])
      expect(made.completion_metadata_rule).toMatchObject({
        value: 3,
        metric: { code: 'quests_completed', data_type: 'integer', unit: null },
      })
      expect(made.task_applications).toEqual([
        {
          id: expect.any(String),
          application: expect.objectContaining({ id: APPLICATION.quest, code: 'lotus-quest', mode: 'LIVE' }),
          postback_param: REWARD.postback_param,
          reward_description: REWARD.reward_description,
        },
      ])
    })

    test('shows in its campaign, whose version stays', async () => {
      const before = await owner('GET', `${CAMPAIGNS}/${CAMPAIGN}`)
      const made = read(Task, await owner('POST', TASKS, { body: BODY }))
      const after = await owner('GET', `${CAMPAIGNS}/${CAMPAIGN}`, { headers: { 'If-None-Match': before.headers.get('etag') ?? '' } })
      expect(after.status).toBe(200)
      const campaign = read(Campaign, after)
      expect(campaign.campaign_tasks.map(({ id }) => id)).toContain(made.id)
      expect(campaign.version).toBe(read(Campaign, before).version)
    })

    test('is repeated with an Idempotency-Key, not done again', async () => {
      const headers = { 'Idempotency-Key': 'one-and-the-same' }
      const [first, again] = [await owner('POST', TASKS, { body: BODY, headers }), await owner('POST', TASKS, { body: BODY, headers })]
      expect([again.status, again.text]).toEqual([201, first.text])
      expect(await names('q=nhiem vu mua he')).toHaveLength(1)
    })

    test('keeps of the email what rich text allows', async () => {
      const content = { ...TASK_BODIES.email.content, content: '<p onclick="x()">Hi <b>{{gift}}</b><script>alert(1)</script></p>' }
      const made = read(Task, await owner('POST', TASKS, { body: { ...TASK_BODIES.email, content } }))
      expect(made.content.content).toBe('<p>Hi <b>{{gift}}</b></p>')
    })
  })

  describe('updating', () => {
    test('counts the version, and keeps the ids of rewards whose application stays', async () => {
      const before = await get(GUIDE)
      const [quest, puzzle] = before.task_applications
      clock.advance(60)
      const rewards = [{ ...REWARD, application_id: APPLICATION.puzzle, postback_param: [] }, REWARD]
      const after = read(Task, await put(GUIDE, { ...BODY, rewards }))
      expect(after).toMatchObject({ name: BODY.name, version: 2, created_on: before.created_on, updated_on: clock.now().toISOString() })
      expect(after.task_applications.map(({ id, application }) => [id, application.id])).toEqual([
        [puzzle?.id, APPLICATION.puzzle],
        [quest?.id, APPLICATION.quest],
      ])
      expect(after.task_applications.map(({ postback_param }) => postback_param)).toEqual([[], REWARD.postback_param])
      expect(await get(GUIDE)).toEqual(after)
      const without = read(Task, await put(GUIDE, { ...BODY, rewards: [REWARD] }))
      expect(without.task_applications.map(({ id }) => id)).toEqual([quest?.id])
      expect(await sandbox.services.db.$count(taskApplications, eq(taskApplications.task_id, GUIDE))).toBe(1)
    })

    test('never changes the type', async () => {
      expect(problemOf(await put(LETTER, BODY))).toEqual({
        status: 422,
        code: 'validation_failed',
        fields: { '/body/task_type': 'immutable' },
      })
      expect((await get(LETTER)).version).toBe(1)
    })

    test('based on an older version is refused; of several at the same time one is kept', async () => {
      const first = await owner('GET', `${TASKS}/${GUIDE}`)
      const ifMatch = { 'If-Match': first.headers.get('etag') ?? '' }
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => put(GUIDE, { ...BODY, name: `Writer ${n}` }, ifMatch)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(412)])
      expect(await get(GUIDE)).toMatchObject({ version: 2, name: expect.stringMatching(/^Writer/) })
      for (const [method, path] of [
        ['DELETE', ''],
        ['PUT', '/end'],
      ] as const) {
        const late = await owner(method, `${TASKS}/${GUIDE}${path}`, { headers: ifMatch })
        expect(problemOf(late)).toEqual({ status: 412, code: 'version_mismatch' })
        expect(JSON.parse(late.text)).toMatchObject({ current_version: 2 })
      }
    })

    test('is not sent again while it is unchanged', async () => {
      const headers = { 'If-None-Match': (await owner('GET', `${TASKS}/${GUIDE}`)).headers.get('etag') ?? '' }
      expect((await owner('GET', `${TASKS}/${GUIDE}`, { headers })).status).toBe(304)
      await put(GUIDE, BODY)
      expect((await owner('GET', `${TASKS}/${GUIDE}`, { headers })).status).toBe(200)
    })
  })

  describe('the list', () => {
    test('has the missions of one campaign, the newest first', async () => {
      const { items, total } = read(listTasks.response, await owner('GET', TASKS))
      expect([items.length, total]).toEqual([6, 6])
      expect(items.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1].map(taskId))
      expect(items[5]).toEqual(await get(taskId(1)))
    })

    test('is searched, filtered and sorted', async () => {
      expect(await names('q=SUMMER&sort=name')).toEqual(['Open the summer letter', 'Read the summer guide', 'Tell us about your summer'])
      expect(await names('task_type=video')).toEqual(['Watch the trailer'])
      expect(await names('status=inactive')).toEqual(['Try the boat race'])
      expect(await names('sort=created_on&page_size=2&page=2')).toEqual(['Open the summer letter', 'Try the boat race'])
      expect(problemOf(await owner('GET', `${TASKS}?task_type=no_type&sort=status`)).fields).toEqual({
        '/query/task_type': 'invalid_option',
        '/query/sort': 'invalid_option',
      })
    })
  })

  describe('whose they are', () => {
    test('follows from the campaign: own keys reach the missions of own campaigns alone', async () => {
      const own = await as(sandbox, 'own@lotus.example')
      const [mine, others] = [`${CAMPAIGNS}/${campaignId(4)}/tasks`, TASKS]
      const body = { ...BODY, rewards: [{ ...REWARD, application_id: APPLICATION.lantern }] }
      const made = read(Task, await own('POST', mine, { body }))
      expect(made.campaign.owner?.id).toBe(USER.own)
      expect((await own('GET', mine)).status).toBe(200)
      expect((await own('POST', `${mine}/estimate-audience-size`, { body: { metadata_rule: [], audience_type: 'user' } })).status).toBe(200)
      expect((await own('PUT', `${mine}/${made.id}`, { body })).status).toBe(200)
      expect((await own('PUT', `${mine}/${made.id}/end`)).status).toBe(200)
      expect((await own('DELETE', `${mine}/${made.id}`)).status).toBe(204)
      for (const [method, path, sent] of [
        ['GET', '', {}],
        ['POST', '', { body: BODY }],
        ['POST', '/estimate-audience-size', { body: { metadata_rule: [], audience_type: 'user' } }],
        ['GET', `/${GUIDE}`, {}],
        ['PUT', `/${GUIDE}`, { body: BODY }],
        ['PUT', `/${GUIDE}/end`, {}],
        ['DELETE', `/${GUIDE}`, {}],
      ] as const) {
        expect([method, path, problemOf(await own(method, others + path, sent)).code]).toEqual([method, path, 'permission_denied'])
      }
    })

    test('a mission under another campaign, or of another publisher, is not found', async () => {
      for (const path of [`${CAMPAIGNS}/${campaignId(2)}/tasks/${GUIDE}`, `${TASKS}/${HANOI_TASK}`, `${TASKS}/nothing`]) {
        for (const [method, end, sent] of [
          ['GET', '', {}],
          ['PUT', '', { body: BODY }],
          ['PUT', '/end', {}],
          ['DELETE', '', {}],
        ] as const) {
          expect(problemOf(await owner(method, path + end, sent))).toEqual({ status: 404, code: 'task_not_found' })
        }
      }
      expect(problemOf(await owner('GET', `${CAMPAIGNS}/${campaignId(101)}/tasks`)).code).toBe('campaign_not_found')
    })

    test('the key to end campaigns ends missions, and changes none', async () => {
      const ender = await holding(sandbox, ['pub:campaigns:end'])
      expect(problemOf(await ender('PUT', `${TASKS}/${GUIDE}`, { body: BODY })).code).toBe('permission_denied')
      expect((await ender('PUT', `${TASKS}/${GUIDE}/end`)).status).toBe(200)
    })
  })
})
