import { Campaign, createNotification, listNotifications, Notification } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { notificationId } from '../../seed/notifications.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { USER } from '../../seed/users.ts'
import { problemOf, read } from '../../testing/client.ts'
import { NOTIFICATION_BODY as BODY } from '../../testing/notification-body.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
/** Of the demo data: it runs on Lotus Quest and the puzzle. */
const CAMPAIGN = campaignId(1)
const NOTIFICATIONS = `${CAMPAIGNS}/${CAMPAIGN}/notifications`
const [BEGUN, MAINTENANCE] = [notificationId(1), notificationId(2)]

onEachEngine('notifications', ({ owner, clock }) => {
  const get = async (id: string) => read(Notification, await owner('GET', `${NOTIFICATIONS}/${id}`))
  const put = (id: string, body: unknown, headers = {}) => owner('PUT', `${NOTIFICATIONS}/${id}`, { body, headers })
  const titles = async (query: string) =>
    read(listNotifications.response, await owner('GET', `${NOTIFICATIONS}?${query}`)).items.map(({ content }) => content.title)

  describe('creating', () => {
    test('keeps all that it is given, and shows in its campaign', async () => {
      const response = await owner('POST', NOTIFICATIONS, { body: BODY })
      expect(response.status).toBe(201)
      const made = read(createNotification.response, response)
      const { application_ids, metadata_rule, ...same } = BODY
      expect(made).toMatchObject({
        ...same,
        version: 1,
        created_on: clock.now().toISOString(),
        campaign: { id: CAMPAIGN, name: 'Summer quest', status: 'active', owner: { id: USER.owner } },
      })
      expect(made.metadata_rule.map(({ metric, value }) => [metric?.code, value])).toEqual([
        ['level', 10],
        ['sessions', 3],
      ])
      expect(made.notification_applications.map(({ application }) => application.id)).toEqual(application_ids)
      expect(await get(made.id)).toEqual(made)
      const { campaign_notifications } = read(Campaign, await owner('GET', `${CAMPAIGNS}/${CAMPAIGN}`))
      expect(campaign_notifications.at(-1)).toMatchObject({ id: made.id, title: BODY.content.title, audience_type: 'user' })
    })

    test('makes a promotion for characters unless told otherwise', async () => {
      const { notification_type, audience_type, ...rest } = BODY
      const made = read(Notification, await owner('POST', NOTIFICATIONS, { body: rest }))
      expect([made.notification_type, made.audience_type]).toEqual(['promotion', 'character'])
    })

    test('keeps of the content what rich text allows', async () => {
      const hostile = '<p onclick="x()">Hi <a href="javascript:x()">you</a><script>alert(1)</script><img src=x onerror=x()></p>'
      const content = { ...BODY.content, title: '<script>alert(1)</script>', content: hostile }
      const made = read(Notification, await owner('POST', NOTIFICATIONS, { body: { ...BODY, content } }))
      expect(made.content.content).not.toMatch(/script|on\w+=/i)
      expect(made.content.content).toContain('Hi')
      expect(made.content.title).toBe('<script>alert(1)</script>')
    })

    test.each<[string, object, Record<string, string>]>([
      [
        'applications that the campaign does not run on',
        { application_ids: [APPLICATION.quest, APPLICATION.tales, 'nothing'] },
        { '/body/application_ids/1': 'not_found', '/body/application_ids/2': 'not_found' },
      ],
      [
        'rules that their metric does not allow',
        { metadata_rule: [{ ...BODY.metadata_rule[0], value: 'ten' }] },
        { '/body/metadata_rule/0/value': 'value_type_mismatch' },
      ],
      [
        'markup that is dropped',
        { content: { ...BODY.content, content: '<script>alert(1)</script>' } },
        { '/body/content/content': 'required' },
      ],
    ])('refuses %s', async (_, change, fields) => {
      expect(problemOf(await owner('POST', NOTIFICATIONS, { body: { ...BODY, ...change } })).fields).toEqual(fields)
    })
  })

  describe('updating', () => {
    test('counts the version, and keeps what is not sent and the ids of applications that stay', async () => {
      const before = await get(MAINTENANCE)
      const [quest] = before.notification_applications
      clock.advance(60)
      const { notification_type, audience_type, ...rest } = BODY
      const after = read(Notification, await put(MAINTENANCE, rest))
      expect(after).toMatchObject({
        content: BODY.content,
        notification_type: before.notification_type,
        audience_type: before.audience_type,
        version: 2,
        created_on: before.created_on,
        updated_on: clock.now().toISOString(),
      })
      expect(after.notification_applications.map(({ id }) => id)).toEqual([quest?.id])
      expect(await get(MAINTENANCE)).toEqual(after)
      const both = read(Notification, await put(MAINTENANCE, { ...rest, application_ids: [APPLICATION.puzzle, APPLICATION.quest] }))
      expect(both.notification_applications.map(({ application }) => application.id)).toEqual([APPLICATION.quest, APPLICATION.puzzle])
    })

    test('of several at the same time on one version one is kept', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => put(BEGUN, BODY, { 'If-Match': '"1"' })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(412)])
    })
  })

  test('the list has those of one campaign, is searched, filtered and sorted', async () => {
    const { items, total } = read(listNotifications.response, await owner('GET', NOTIFICATIONS))
    expect([items.map(({ id }) => id), total]).toEqual([[MAINTENANCE, BEGUN], 2])
    expect(items[1]).toEqual(await get(BEGUN))
    expect(await titles('q=SUMMER')).toEqual(['Summer quest has begun'])
    expect(await titles('status=inactive')).toEqual(['Maintenance on Thursday'])
    expect(await titles('notification_type=promotion')).toEqual(['Summer quest has begun'])
    expect(await titles('sort=title&page_size=1')).toEqual(['Maintenance on Thursday'])
  })

  test('an audience is counted, and nothing changes', async () => {
    const size = async (metadata_rule: readonly unknown[]) => {
      const body = { metadata_rule, audience_type: 'character' }
      const response = await owner('POST', `${NOTIFICATIONS}/estimate-audience-size`, { body })
      expect(response.status).toBe(200)
      return JSON.parse(response.text).audience_size
    }
    expect(await size(BODY.metadata_rule)).toBeLessThan(await size([]))
  })

  test('an application that it is sent in stays in the campaign', async () => {
    const campaign = `${CAMPAIGNS}/${campaignId(7)}`
    const made = read(Notification, await owner('POST', `${campaign}/notifications`, { body: BODY }))
    const dates = { start_date: '2026-12-01T00:00:00Z', end_date: '2026-12-02T00:00:00Z' }
    const without = () => owner('PUT', campaign, { body: { name: 'x', ...dates, application_ids: [APPLICATION.tales] } })
    expect(problemOf(await without())).toEqual({ status: 409, code: 'application_in_use' })
    expect((await owner('DELETE', `${campaign}/notifications/${made.id}`)).status).toBe(204)
    expect(problemOf(await owner('GET', `${campaign}/notifications/${made.id}`)).code).toBe('notification_not_found')
    expect((await without()).status).toBe(200)
  })

  test('a campaign that has ended refuses every change of them; they can be read and counted', async () => {
    expect((await owner('PUT', `${CAMPAIGNS}/${CAMPAIGN}/end`)).status).toBe(200)
    for (const [method, path, sent] of [
      ['POST', '', { body: BODY }],
      ['PUT', `/${BEGUN}`, { body: BODY }],
      ['DELETE', `/${BEGUN}`, {}],
    ] as const) {
      expect([path, problemOf(await owner(method, NOTIFICATIONS + path, sent))]).toEqual([path, { status: 409, code: 'campaign_ended' }])
    }
    expect(await get(BEGUN)).toMatchObject({ campaign: { status: 'ended' } })
    const body = { metadata_rule: [], audience_type: 'user' }
    expect((await owner('POST', `${NOTIFICATIONS}/estimate-audience-size`, { body })).status).toBe(200)
  })

  test('one under another campaign is not found', async () => {
    for (const [method, sent] of [
      ['GET', {}],
      ['PUT', { body: BODY }],
      ['DELETE', {}],
    ] as const) {
      const response = await owner(method, `${CAMPAIGNS}/${campaignId(2)}/notifications/${BEGUN}`, sent)
      expect(problemOf(response)).toEqual({ status: 404, code: 'notification_not_found' })
    }
  })
})
