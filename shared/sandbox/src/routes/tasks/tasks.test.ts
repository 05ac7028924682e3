import { Campaign, createTask, listTasks, Task } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { taskApplications } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { taskId } from '../../seed/tasks.ts'
import { USER } from '../../seed/users.ts'
import { problemOf, read } from '../../testing/client.ts'
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
        const response = await owner('POST', TASKS, { body })
        expect(response.status).toBe(201)
        const made = read(createTask.response, response)
        expect(made).toMatchObject({
          name: body.name,
          task_type: body.task_type,
          content: body.content,
          version: 1,
          ended_on: null,
          created_on: clock.now().toISOString(),
          campaign: { id: CAMPAIGN, name: 'Summer quest', status: 'active', owner: { id: USER.owner } },
        })
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

    test('keeps of the email what rich text allows', async () => {
      const content = { ...TASK_BODIES.email.content, content: '<p onclick="x()">Hi <b>{{gift}}</b><script>alert(1)</script></p>' }
      const made = read(Task, await owner('POST', TASKS, { body: { ...TASK_BODIES.email, content } }))
      expect(made.content.content).toBe('<p>Hi <b>{{gift}}</b></p>')
    })
  })

  describe('rewards', () => {
    test('of an application that the campaign does not run on, or of none, are refused', async () => {
      const rewards = [REWARD, { ...REWARD, application_id: APPLICATION.tales }, { ...REWARD, application_id: 'nothing' }]
      expect(problemOf(await owner('POST', TASKS, { body: { ...BODY, rewards } }))).toEqual({
        status: 422,
        code: 'validation_failed',
        fields: { '/body/rewards/1/application_id': 'not_found', '/body/rewards/2/application_id': 'not_found' },
      })
    })

    test('keep their application in the campaign', async () => {
      const made = read(Task, await owner('POST', `${CAMPAIGNS}/${campaignId(7)}/tasks`, { body: BODY }))
      const campaign = { name: 'x', start_date: '2026-12-01T00:00:00Z', end_date: '2026-12-02T00:00:00Z' }
      const without = () => owner('PUT', `${CAMPAIGNS}/${campaignId(7)}`, { body: { ...campaign, application_ids: [APPLICATION.tales] } })
      expect(problemOf(await without())).toEqual({ status: 409, code: 'application_in_use' })
      await owner('DELETE', `${CAMPAIGNS}/${campaignId(7)}/tasks/${made.id}`)
      expect((await without()).status).toBe(200)
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

    test('of several at the same time on one version one is kept', async () => {
      const write = (n: number) => put(GUIDE, { ...BODY, name: `Writer ${n}` }, { 'If-Match': '"1"' })
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => write(n)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(412)])
      expect(await get(GUIDE)).toMatchObject({ version: 2, name: expect.stringMatching(/^Writer/) })
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
    })
  })

  test('one under another campaign is not found', async () => {
    const path = `${CAMPAIGNS}/${campaignId(2)}/tasks/${GUIDE}`
    for (const [method, end, sent] of [
      ['GET', '', {}],
      ['PUT', '', { body: BODY }],
      ['PUT', '/end', {}],
      ['DELETE', '', {}],
    ] as const) {
      expect(problemOf(await owner(method, path + end, sent))).toEqual({ status: 404, code: 'task_not_found' })
    }
  })

  test('the key to end campaigns ends missions, and changes none', async () => {
    const ender = await holding(sandbox, ['pub:campaigns:end'])
    expect(problemOf(await ender('PUT', `${TASKS}/${GUIDE}`, { body: BODY })).code).toBe('permission_denied')
    expect((await ender('PUT', `${TASKS}/${GUIDE}/end`)).status).toBe(200)
  })
})
