import type { Route } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { APPLICATION } from '../db/seed/applications.ts'
import { campaignId, HANOI_FIRST } from '../db/seed/campaigns.ts'
import { PUBLISHER } from '../db/seed/publishers.ts'
import { USER } from '../db/seed/users.ts'
import { newId } from '../ids.ts'
import { type Answer, anonymous, as, problemOf, type Send } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { writeApplications } from './campaigns/parts.ts'
import { insertCampaign } from './campaigns/repository.ts'

const ROLES = ['owner', 'manager', 'editor', 'viewer', 'own'] as const
type Role = (typeof ROLES)[number]

/**
 * What each role gets from each call under a publisher, on a record that is somebody else's and on one of its own; `own`
 * rows hold what the non-prefixed keys allow. A call that the table does not name fails the first test.
 */
const TABLE: Readonly<Record<string, Readonly<Record<Role, readonly [others: number, mine: number]>>>> = {
  'authz.my_permissions': all(200),
  'applications.list': all(200),
  'applications.get': { ...all(200), own: [403, 200] },
  'campaigns.list': all(200),
  'campaigns.create': { owner: [201, 201], manager: [201, 201], editor: [201, 201], viewer: [403, 403], own: [403, 403] },
  'campaigns.get': { ...all(200), own: [403, 200] },
  'campaigns.update': { owner: [200, 200], manager: [200, 200], editor: [200, 200], viewer: [403, 403], own: [403, 200] },
  'campaigns.delete': { owner: [204, 204], manager: [204, 204], editor: [403, 403], viewer: [403, 403], own: [403, 204] },
  'campaigns.end': { owner: [200, 200], manager: [200, 200], editor: [403, 403], viewer: [403, 403], own: [403, 200] },
}

function all(status: number): Record<Role, readonly [number, number]> {
  return { owner: [status, status], manager: [status, status], editor: [status, status], viewer: [status, status], own: [status, status] }
}

const tenantRoutes = allRoutes.filter((route) => route.path.includes(':publisher_id'))
const personRoutes = allRoutes.filter((route) => route.access === 'user')

const ROW = { name: 'Changed', start_date: '2027-01-01T00:00:00.000Z', end_date: '2027-02-01T00:00:00.000Z' }

function urlOf(route: Route, ids: Readonly<Record<string, string>>): string {
  return route.path.replace(/:([a-z_]+)/g, (_, name: string) => ids[name] ?? 'unknown')
}
const bodyOf = (route: Route, application_ids: readonly string[]) => (route.body ? { body: { ...ROW, application_ids } } : {})

describe.each(ENGINES)('access on %s', (engine) => {
  let sandbox: Sandbox
  let people: Record<Role | 'nopub' | 'hanoi', Send>
  beforeAll(async () => {
    sandbox = await openOn(engine)
    people = {
      owner: await as(sandbox, 'owner@lotus.example'),
      manager: await as(sandbox, 'manager@lotus.example'),
      editor: await as(sandbox, 'editor@lotus.example'),
      viewer: await as(sandbox, 'viewer@lotus.example'),
      own: await as(sandbox, 'own@lotus.example'),
      nopub: await as(sandbox, 'nopub@lotus.example'),
      hanoi: await as(sandbox, 'owner@hanoi.example'),
    }
  })
  afterAll(() => sandbox.close())

  test('the table names every call under a publisher', () => {
    expect(Object.keys(TABLE).sort()).toEqual(tenantRoutes.map(({ id }) => id).sort())
  })

  const cells = tenantRoutes.flatMap((route) => ROLES.map((role) => [route.id, role, route] as const))
  test.each(cells)('%s answers the %s as the table says', async (id, role, route) => {
    const row = TABLE[id]
    if (!row) throw new Error(`The table does not name ${id}`)
    const ask = async (ownerId: string, applicationId: string): Promise<Answer> => {
      const ids = { publisher_id: PUBLISHER.lotus, campaign_id: await newCampaign(ownerId, applicationId), application_id: applicationId }
      return people[role](route.method, urlOf(route, ids), bodyOf(route, [applicationId]))
    }
    const onOthers = await ask(USER.nopub, APPLICATION.quest)
    expect({ on: 'others', status: onOthers.status }).toEqual({ on: 'others', status: row[role][0] })
    const onMine = await ask(USER[role], APPLICATION.lantern)
    expect({ on: 'mine', status: onMine.status }).toEqual({ on: 'mine', status: row[role][1] })
    for (const answer of [onOthers, onMine]) {
      if (answer.status === 403) expect(problemOf(answer).code).toBe('permission_denied')
    }
  })

  async function newCampaign(ownerId: string, applicationId: string): Promise<string> {
    const now = new Date()
    const row = {
      id: newId(now),
      publisher_id: PUBLISHER.lotus,
      owner_id: ownerId,
      status: 'active',
      description: '',
      created_on: now,
      updated_on: now,
    } as const
    const dates = { start_date: new Date(ROW.start_date), end_date: new Date(ROW.end_date) }
    await insertCampaign(sandbox.services.db, { ...row, ...dates, name: 'For a cell of the table' })
    await writeApplications(sandbox.services.db, row, [], [applicationId], now)
    return row.id
  }

  const strangers = tenantRoutes.flatMap((route) => (['nopub', 'hanoi'] as const).map((who) => [route.id, who, route] as const))
  test.each(strangers)('%s tells %s, who is no member, that there is no such publisher', async (_, who, route) => {
    const ids = { publisher_id: PUBLISHER.lotus, campaign_id: campaignId(10), application_id: APPLICATION.quest }
    const answer = await people[who](route.method, urlOf(route, ids), bodyOf(route, [APPLICATION.puzzle]))
    expect(problemOf(answer)).toEqual({ status: 404, code: 'publisher_not_found' })
  })

  const withRecord = tenantRoutes.filter((route) => /:(?:campaign|application)_id/.test(route.path))
  test.each(withRecord.map((route) => [route.id, route] as const))('%s does not find the record of another publisher', async (_, route) => {
    const ids = { publisher_id: PUBLISHER.lotus, campaign_id: campaignId(HANOI_FIRST), application_id: APPLICATION.racer }
    const foreign = await people.owner(route.method, urlOf(route, ids), bodyOf(route, [APPLICATION.puzzle]))
    const code = route.path.includes('/campaigns') ? 'campaign_not_found' : 'application_not_found'
    expect(problemOf(foreign)).toEqual({ status: 404, code })
    for (const id of ['nothing', '%00', '..%2f..', 'x'.repeat(65)]) {
      const unknown = await people.owner(
        route.method,
        urlOf(route, { ...ids, campaign_id: id, application_id: id }),
        bodyOf(route, [APPLICATION.puzzle]),
      )
      expect(problemOf(unknown)).toEqual({ status: 404, code })
    }
  })

  const guarded = allRoutes.filter((route) => route.access !== 'public')
  test.each(guarded.map((route) => [route.id, route] as const))('%s asks for a session', async (_, route) => {
    const ids = { publisher_id: PUBLISHER.lotus, campaign_id: campaignId(10), application_id: APPLICATION.quest }
    const answer = await anonymous(sandbox)(route.method, urlOf(route, ids), bodyOf(route, [APPLICATION.puzzle]))
    expect(problemOf(answer)).toEqual({ status: 401, code: 'unauthenticated' })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each(personRoutes.map((route) => [route.id, route] as const))('%s is for anybody who is signed in', async (_, route) => {
    expect((await people.nopub(route.method, route.path)).status).toBe(200)
  })
})
