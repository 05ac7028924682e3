import { Campaign, endTask, Task } from '@console/contract'
import { expect, test } from '@jest/globals'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { taskId } from '../../seed/tasks.ts'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'
import { REWARD, TASK_BODIES } from '../../testing/task-bodies.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const RUNNING = `${CAMPAIGNS}/${campaignId(1)}`
const GUIDE = `${RUNNING}/tasks/${taskId(2)}`
const ENDED = `${CAMPAIGNS}/${campaignId(21)}/tasks`
const BODY = { ...TASK_BODIES.article, rewards: [REWARD] }

onEachEngine('what has ended', ({ owner, clock }) => {
  test('is a mission by its own call, for good: it can only be read and deleted', async () => {
    const { message, task } = read(endTask.response, await owner('PUT', `${GUIDE}/end`))
    expect(message).toBe('End mission success')
    expect(task).toMatchObject({ status: 'inactive', ended_on: clock.now().toISOString(), version: 2 })
    expect(problemOf(await owner('PUT', `${GUIDE}/end`))).toEqual({ status: 409, code: 'already_ended' })
    expect(problemOf(await owner('PUT', GUIDE, { body: BODY }))).toEqual({ status: 409, code: 'task_ended' })
    expect(read(Task, await owner('GET', GUIDE))).toEqual(task)
    const others = read(Campaign, await owner('GET', RUNNING)).campaign_tasks.filter(({ id }) => id !== task.id)
    expect(others.map(({ ended_on }) => ended_on)).toEqual(Array(5).fill(null))
    expect((await owner('DELETE', GUIDE)).status).toBe(204)
    expect(problemOf(await owner('GET', GUIDE))).toEqual({ status: 404, code: 'task_not_found' })
  })

  test('of several ends at the same time is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner('PUT', `${GUIDE}/end`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(409)])
  })

  test('a campaign refuses every change of its missions, also their deletion', async () => {
    for (const [method, path, sent] of [
      ['POST', '', { body: BODY }],
      ['PUT', `/${taskId(13)}`, { body: BODY }],
      ['PUT', `/${taskId(13)}/end`, {}],
      ['DELETE', `/${taskId(13)}`, {}],
    ] as const) {
      expect([path, problemOf(await owner(method, ENDED + path, sent))]).toEqual([path, { status: 409, code: 'campaign_ended' }])
    }
    expect((await owner('GET', ENDED)).status).toBe(200)
    expect(read(Task, await owner('GET', `${ENDED}/${taskId(13)}`))).toMatchObject({ campaign: { status: 'ended' } })
  })

  test('a campaign that ends at the same time leaves no mission that has not', async () => {
    const [ended, ...made] = await Promise.all([
      owner('PUT', `${RUNNING}/end`),
      ...Array.from({ length: 4 }, () => owner('POST', `${RUNNING}/tasks`, { body: BODY })),
    ])
    expect(ended.status).toBe(200)
    for (const response of made) if (response.status !== 201) expect(problemOf(response)).toEqual({ status: 409, code: 'campaign_ended' })
    const { campaign_tasks } = read(Campaign, await owner('GET', RUNNING))
    expect(campaign_tasks.filter(({ ended_on }) => ended_on === null)).toEqual([])
  })
})
