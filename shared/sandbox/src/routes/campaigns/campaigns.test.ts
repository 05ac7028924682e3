import { Campaign, createCampaign, endCampaign, listCampaigns } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns, tasks } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { USER } from '../../seed/users.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const BODY = {
  name: 'Lễ hội áo dài',
  start_date: '2026-12-01T07:00:00+07:00',
  end_date: '2026-12-31T00:00:00.000Z',
  application_ids: [APPLICATION.puzzle, APPLICATION.quest],
}
/** Of the demo data: 1 runs with missions and notifications, 7 on three applications, 21 and 24 have ended. */
const RUNNING = campaignId(1)
const ENDED = campaignId(24)

onEachEngine('campaigns', ({ sandbox, owner, clock }) => {
  const get = async (id: string) => read(Campaign, await owner('GET', `${CAMPAIGNS}/${id}`))

  describe('creating', () => {
    test('returns the whole campaign, inactive by default, owned by its maker', async () => {
      const response = await owner('POST', CAMPAIGNS, { body: { ...BODY, unknown: 'dropped' } })
      expect(response.status).toBe(201)
      const made = read(createCampaign.response, response)
      expect(made).toMatchObject({
        name: 'Lễ hội áo dài',
        description: '',
        status: 'inactive',
        ended_on: null,
        version: 1,
        start_date: '2026-12-01T00:00:00.000Z',
        end_date: '2026-12-31T00:00:00.000Z',
        created_on: '2026-11-20T08:00:00.000Z',
        owner: { id: USER.owner, email: 'owner@lotus.example' },
        publisher: { id: PUBLISHER.lotus, name: 'Lotus Games' },
        campaign_tasks: [],
        campaign_notifications: [],
      })
      expect(made.campaign_applications.map(({ application }) => application.code)).toEqual(['jade-puzzle', 'lotus-quest'])
      expect(response.headers.get('location')).toBe(`${CAMPAIGNS}/${made.id}`)
      expect(await get(made.id)).toEqual(made)
    })

    test('names every wrong field', async () => {
      const wrong = { name: '  ', start_date: '2026-12-02', end_date: '', status: 'ended', application_ids: [] }
      expect(problemOf(await owner('POST', CAMPAIGNS, { body: wrong })).fields).toEqual({
        '/body/name': 'required',
        '/body/status': 'invalid_option',
        '/body/start_date': 'invalid_format',
        '/body/end_date': 'required',
        '/body/application_ids': 'min_items',
      })
    })

    test('names the applications that the publisher does not have', async () => {
      const application_ids = [APPLICATION.quest, APPLICATION.racer, 'nothing']
      expect(problemOf(await owner('POST', CAMPAIGNS, { body: { ...BODY, application_ids } }))).toEqual({
        status: 422,
        code: 'validation_failed',
        fields: { '/body/application_ids/1': 'not_found', '/body/application_ids/2': 'not_found' },
      })
    })

    test('keeps of rich text what is allowed, and plain text as it is', async () => {
      const describe = async (description: string) =>
        read(Campaign, await owner('POST', CAMPAIGNS, { body: { ...BODY, description } })).description
      const rich =
        '<p style="text-align:center">Hi <b>you</b><script>alert(1)</script><img src="javascript:x" onerror="x"><a href="javascript:x">go</a></p>'
      expect(await describe(rich)).toBe('<p style="text-align:center">Hi <b>you</b>go</p>')
      expect(await describe('Fish & chips <3 5 > 4')).toBe('Fish & chips <3 5 > 4')
    })

    test.each([
      ['as long as may be, with what is dropped besides', `<p>${'x'.repeat(19_993)}</p><script>${'y'.repeat(10_000)}</script>`, {}],
      ['of ampersands, each of which is kept as five characters', `<p>${'&'.repeat(3_998)}</p>`, {}],
      ['as plain text, which is kept as it is', '&'.repeat(20_000), {}],
      ['longer once it is cleaned', `<p>${'&'.repeat(3_999)}</p>`, { '/body/description': 'too_long' }],
      ['so long that it is not even cleaned', `<p>x</p>${'<b></b>'.repeat(6_000)}`, { '/body/description': 'too_long' }],
    ])('measures rich text as it keeps it: %s', async (_, description, fields) => {
      const response = await owner('POST', CAMPAIGNS, { body: { ...BODY, description } })
      if (response.status !== 201) return expect(problemOf(response).fields).toEqual(fields)
      const made = read(Campaign, response)
      expect(fields).toEqual({})
      const again = { ...BODY, description: made.description }
      expect(read(Campaign, await owner('PUT', `${CAMPAIGNS}/${made.id}`, { body: again })).description).toBe(made.description)
    })

    test('counts and keeps a name in NFC, and finds it however it is typed', async () => {
      const name = `Khởi động ${'ế'.repeat(190)}`
      expect(read(Campaign, await owner('POST', CAMPAIGNS, { body: { ...BODY, name: name.normalize('NFD') } })).name).toBe(name)
      const q = encodeURIComponent('Khởi động ế'.normalize('NFD'))
      expect(read(listCampaigns.response, await owner('GET', `${CAMPAIGNS}?q=${q}`)).items.map((found) => found.name)).toEqual([name])
    })
  })

  describe('updating', () => {
    test('counts the version, keeps what is left out and the rows of applications that stay', async () => {
      const before = await get(RUNNING)
      clock.advance(60)
      const body = { ...BODY, application_ids: [APPLICATION.tales, APPLICATION.quest, APPLICATION.puzzle] }
      const after = read(Campaign, await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body }))
      expect(after).toMatchObject({
        version: 2,
        name: BODY.name,
        status: 'active',
        description: before.description,
        created_on: before.created_on,
        updated_on: clock.now().toISOString(),
      })
      expect(after.campaign_applications.map(({ application }) => application.id)).toEqual(body.application_ids)
      const rowOf = (campaign: Campaign) =>
        campaign.campaign_applications.find(({ application }) => application.id === APPLICATION.quest)?.id
      expect(rowOf(after)).toBe(rowOf(before))
      expect(await get(RUNNING)).toEqual(after)
    })

    test('clears by null', async () => {
      expect((await get(RUNNING)).description).not.toBe('')
      const body = { ...BODY, application_ids: [APPLICATION.tales, APPLICATION.quest, APPLICATION.puzzle], description: null, status: null }
      expect(read(Campaign, await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body }))).toMatchObject({ description: '', status: 'inactive' })
    })

    test('lets a person with only own keys add only applications they can see', async () => {
      const own = await as(sandbox, 'own@lotus.example')
      const put = (application_ids: string[]) => own('PUT', `${CAMPAIGNS}/${campaignId(11)}`, { body: { ...BODY, application_ids } })
      expect(problemOf(await put([APPLICATION.cafe, APPLICATION.quest])).fields).toEqual({ '/body/application_ids/1': 'not_found' })
      expect((await put([APPLICATION.cafe, APPLICATION.lantern])).status).toBe(200)
    })
  })

  describe('versions', () => {
    test('a change based on an older version is refused and names the current one', async () => {
      const first = await owner('GET', `${CAMPAIGNS}/${RUNNING}`)
      const ifMatch = { 'If-Match': first.headers.get('etag') ?? '' }
      expect((await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: { ...BODY }, headers: ifMatch })).status).toBe(200)
      const late = await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: BODY, headers: ifMatch })
      expect(problemOf(late)).toEqual({ status: 412, code: 'version_mismatch' })
      expect(JSON.parse(late.text)).toMatchObject({ current_version: 2 })
      for (const accepted of ['"2"', '"1", "2"', '*']) {
        const headers = { 'If-Match': accepted }
        expect(problemOf(await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: {}, headers })).status).toBe(422)
      }
      expect((await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: BODY, headers: { 'If-Match': '"2"' } })).status).toBe(200)
      expect((await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: BODY, headers: { 'If-Match': 'rubbish' } })).status).toBe(412)
    })

    test('of changes made at the same time on one version exactly one is kept', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: { ...BODY, name: `Writer ${n}` }, headers: { 'If-Match': '"1"' } }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
      const winner = answers.find(({ status }) => status === 200)
      expect(await get(RUNNING)).toMatchObject({ version: 2, name: winner && read(Campaign, winner).name })
    })

    test('an unchanged campaign is not sent again, a changed mission is', async () => {
      const first = await owner('GET', `${CAMPAIGNS}/${RUNNING}`)
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '' }
      const again = await owner('GET', `${CAMPAIGNS}/${RUNNING}`, { headers })
      expect([again.status, again.text]).toEqual([304, ''])
      await sandbox.services.db.update(tasks).set({ name: 'Renamed' }).where(eq(tasks.campaign_id, RUNNING))
      expect((await owner('GET', `${CAMPAIGNS}/${RUNNING}`, { headers })).status).toBe(200)
    })
  })

  describe('ending', () => {
    test('is final and ends the missions too', async () => {
      const response = await owner('PUT', `${CAMPAIGNS}/${RUNNING}/end`)
      const { message, campaign } = read(endCampaign.response, response)
      expect(message).toBe('End campaign success')
      expect(campaign).toMatchObject({ status: 'ended', ended_on: clock.now().toISOString(), version: 2 })
      expect(campaign.campaign_tasks).toHaveLength(6)
      for (const task of campaign.campaign_tasks) expect(task).toMatchObject({ status: 'inactive', ended_on: clock.now().toISOString() })
      for (const notification of campaign.campaign_notifications) expect(notification).toMatchObject({ status: 'inactive' })
      expect(response.headers.get('etag')).toMatch(/^"2\./)
      expect(problemOf(await owner('PUT', `${CAMPAIGNS}/${RUNNING}/end`))).toEqual({ status: 409, code: 'already_ended' })
      expect(problemOf(await owner('PUT', `${CAMPAIGNS}/${RUNNING}`, { body: BODY }))).toEqual({ status: 409, code: 'campaign_ended' })
    })

    test('a mission that had ended before keeps its own time', async () => {
      const earlier = new Date('2026-11-01T00:00:00.000Z')
      const [task] = (await get(RUNNING)).campaign_tasks
      await sandbox.services.db
        .update(tasks)
        .set({ status: 'inactive', ended_on: earlier })
        .where(eq(tasks.id, task?.id ?? ''))
      const { campaign } = read(endCampaign.response, await owner('PUT', `${CAMPAIGNS}/${RUNNING}/end`))
      expect(campaign.campaign_tasks.find(({ id }) => id === task?.id)?.ended_on).toBe(earlier.toISOString())
    })

    test('says the message in the words of the specification', async () => {
      expect(JSON.parse((await owner('PUT', `${CAMPAIGNS}/${ENDED}`, { body: BODY })).text)).toMatchObject({
        title: "Can't update this campaign because it's ended",
      })
    })
  })

  describe('deleting', () => {
    test.each([
      ['a running one', RUNNING],
      ['an ended one', ENDED],
    ])('takes %s away and keeps its row', async (_, id) => {
      const response = await owner('DELETE', `${CAMPAIGNS}/${id}`)
      expect([response.status, response.text]).toEqual([204, ''])
      for (const [method, path, sent] of [
        ['GET', '', {}],
        ['DELETE', '', {}],
        ['PUT', '', { body: BODY }],
        ['PUT', '/end', {}],
      ] as const) {
        expect(problemOf(await owner(method, `${CAMPAIGNS}/${id}${path}`, sent))).toEqual({ status: 404, code: 'campaign_not_found' })
      }
      expect(await sandbox.services.db.$count(campaigns, eq(campaigns.id, id))).toBe(1)
    })
  })
})
