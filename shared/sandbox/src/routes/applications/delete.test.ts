import { Application, Campaign } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { applicationCountries, applications, audienceMembers, sources } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { campaignId } from '../../seed/campaigns.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const LOTUS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}`
const APPLICATIONS = `${LOTUS}/applications`
/** Of the demo data: the one ended campaign of the archive, and those of the café, none of which has ended. */
const FAREWELL = campaignId(27)
const OF_CAFE = [campaignId(5), campaignId(11), campaignId(12)]
const CAMPAIGN = { name: 'New', start_date: '2027-01-01T00:00:00Z', end_date: '2027-02-01T00:00:00Z' }
const GONE = { status: 404, code: 'application_not_found' }

onEachEngine('deleting an application', ({ sandbox, owner }) => {
  const remove = (id: string, send = owner, headers = {}) => send('DELETE', `${APPLICATIONS}/${id}`, { headers })
  const list = async (query = '') =>
    (JSON.parse((await owner('GET', `${APPLICATIONS}?page_size=100${query}`)).text) as { items: Application[] }).items

  test('takes it from every call', async () => {
    const response = await remove(APPLICATION.archive)
    expect([response.status, response.text]).toEqual([204, ''])
    const path = `${APPLICATIONS}/${APPLICATION.archive}`
    const source = { source_name: 'Web', package_name: 'example', platform: 'web', status: 'active' }
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['PUT', '', { display_name: 'Back again', description: 'No.', status: 'active' }],
      ['DELETE', '', undefined],
      ['GET', '/sources', undefined],
      ['POST', '/sources', source],
    ] as const) {
      expect(problemOf(await owner(method, `${path}${rest}`, body ? { body } : {}))).toEqual(GONE)
    }
    expect((await list()).map(({ id }) => id)).not.toContain(APPLICATION.archive)
    expect(await list('&code=paddy-tycoon')).toEqual([])
    expect(await list('&q=paddy')).toEqual([])
    const body = { ...CAMPAIGN, application_ids: [APPLICATION.archive] }
    expect(problemOf(await owner('POST', `${LOTUS}/campaigns`, { body })).fields).toEqual({ '/body/application_ids/0': 'not_found' })
  })

  test('leaves it in the campaigns that ended on it', async () => {
    const before = read(Campaign, await owner('GET', `${LOTUS}/campaigns/${FAREWELL}`))
    await remove(APPLICATION.archive)
    const after = read(Campaign, await owner('GET', `${LOTUS}/campaigns/${FAREWELL}`))
    expect(after.campaign_applications).toEqual(before.campaign_applications)
    expect(after.campaign_applications).toMatchObject([{ application: { display_name: 'Paddy Tycoon', status: 'inactive' } }])
    const { items } = JSON.parse((await owner('GET', `${LOTUS}/campaigns?application_id=${APPLICATION.archive}`)).text)
    expect(items).toMatchObject([{ id: FAREWELL }])
  })

  test('takes sources, countries, audience and secrets with it, and nothing of others', async () => {
    const { db } = sandbox.services
    for (const id of OF_CAFE) await owner('PUT', `${LOTUS}/campaigns/${id}/end`)
    const place = { publisher_id: PUBLISHER.lotus, application_id: APPLICATION.cafe }
    const now = new Date()
    const named = { id: 'of-cafe', source_name: 'Web', package_name: 'example', platform: 'web', status: 'active' } as const
    await db.insert(sources).values({ ...place, ...named, created_on: now, updated_on: now })
    await db.update(applications).set({ reward_secret: 'to be gone' }).where(eq(applications.id, APPLICATION.cafe))
    const TABLES = [sources, applicationCountries, audienceMembers]
    const others: number[] = []
    for (const table of TABLES) {
      const own = await db.$count(table, eq(table.application_id, APPLICATION.cafe))
      expect(own).toBeGreaterThan(0)
      others.push((await db.$count(table)) - own)
    }
    expect((await remove(APPLICATION.cafe)).status).toBe(204)
    const left = await Promise.all(TABLES.map((table) => db.$count(table)))
    expect(left).toEqual(others)
    const [row] = await db.select().from(applications).where(eq(applications.id, APPLICATION.cafe))
    expect(row).toMatchObject({ firebase_config: null, integration_url: null, reward_secret: null })
  })

  test('frees its code', async () => {
    await remove(APPLICATION.archive)
    const body = { code: 'PADDY-tycoon', display_name: 'Paddy Tycoon', description: 'Open again.', status: 'active' }
    const made = read(Application, await owner('POST', APPLICATIONS, { body }))
    expect((await list('&code=paddy-tycoon')).map(({ id }) => id)).toEqual([made.id])
    expect((await remove(made.id)).status).toBe(204)
    expect((await owner('POST', APPLICATIONS, { body })).status).toBe(201)
  })

  test('is refused while a campaign that has not ended uses it', async () => {
    for (const id of OF_CAFE.slice(1)) {
      expect(problemOf(await remove(APPLICATION.cafe))).toEqual({ status: 409, code: 'application_in_use' })
      await owner('PUT', `${LOTUS}/campaigns/${id}/end`)
    }
    expect(problemOf(await remove(APPLICATION.cafe))).toEqual({ status: 409, code: 'application_in_use' })
    await owner('DELETE', `${LOTUS}/campaigns/${OF_CAFE[0]}`)
    expect((await remove(APPLICATION.cafe)).status).toBe(204)
  })

  test('at the same time as a campaign is made with it lets one of the two happen', async () => {
    const body = { ...CAMPAIGN, application_ids: [APPLICATION.quest, APPLICATION.archive] }
    for (let round = 0; round < 6; round += 1) {
      await sandbox.reset()
      const send = await as(sandbox, 'owner@lotus.example')
      const makes = () => send('POST', `${LOTUS}/campaigns`, { body })
      const removes = () => remove(APPLICATION.archive, send)
      const [first, second] = await Promise.all(round % 2 ? [makes(), removes()] : [removes(), makes()])
      const [made, removed] = round % 2 ? [first, second] : [second, first]
      if (made.status === 201) expect(problemOf(removed)).toEqual({ status: 409, code: 'application_in_use' })
      else {
        expect(problemOf(made).fields).toEqual({ '/body/application_ids/1': 'not_found' })
        expect(removed.status).toBe(204)
      }
    }
  })
})
