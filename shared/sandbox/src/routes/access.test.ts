import { ERROR_STATUS, type ErrorCode, isGranted, OWN_KEYS, type Ownership, type Route, resourceOf } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { ORIGINAL_ROLES } from '../seed/original-roles.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { USER } from '../seed/users.ts'
import { anonymous, as, problemOf, type Send } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { SAMPLES, type Sample, STRANGER, sampleOf } from '../testing/samples.ts'

const MEMBERS = { owner: 'Owner', manager: 'Manager', editor: 'Editor', viewer: 'Viewer', own: 'Own work' } as const
type Role = keyof typeof MEMBERS
const ROLES: readonly Role[] = ['owner', 'manager', 'editor', 'viewer', 'own']
const EMAILS = { nopub: 'nopub@lotus.example', hanoi: 'owner@hanoi.example' } as const
type Who = Role | keyof typeof EMAILS | 'nobody'
/** Whose record the path names; `none` where it names none. */
type Whose = 'none' | 'others' | 'mine' | 'foreign'

const permissionsOf = (role: Role) => ORIGINAL_ROLES.find(({ name }) => name === MEMBERS[role])?.permissions ?? OWN_KEYS
const emailOf = (who: Who) => (isMember(who) ? `${who}@lotus.example` : who === 'nobody' ? undefined : EMAILS[who])
const isMember = (who: Who): who is Role => who in MEMBERS

function expected(route: Route, who: Who, whose: Whose): number | ErrorCode {
  if (route.access === 'public') return route.status
  if (who === 'nobody') return 'unauthenticated'
  if (route.access === 'user') return route.status
  if (!isMember(who)) return 'publisher_not_found'
  const ownership: Ownership = whose === 'mine' || whose === 'others' ? whose : 'unknown'
  if (route.access !== 'member' && !isGranted(permissionsOf(who), route.access.any_of, ownership)) return 'permission_denied'
  return whose === 'foreign' ? notFoundOf(route) : route.status
}

/** Returns the error for a record that does not exist: the first one that the path names, or the one that a link's token belongs to. */
function notFoundOf(route: Route): ErrorCode {
  const [, resource = resourceOf(route.id).replace(/s$/, '')] = /:publisher_id\/.*?:([a-z_]+)_id/.exec(route.path) ?? []
  const code = route.errors.find((one) => one === `${resource}_not_found`)
  if (!code) throw new Error(`${route.id} names a record in its path, but not ${resource}_not_found among its errors.`)
  return code
}

interface Cell {
  readonly route: Route
  readonly who: Who
  readonly whose: Whose
}

function cellsOf(route: Route): Cell[] {
  // An invitation's link has no publisher, so its record cannot be foreign.
  const { record, isShared } = SAMPLES[route.id] ?? {}
  const hasRecord = record !== undefined && route.path.includes(':publisher_id')
  const owned: readonly Whose[] = isShared ? ['none', 'foreign'] : ['others', 'mine', 'foreign']
  // A public call is also sent with a session, that of a person who may lose it.
  const people: readonly Who[] = route.access === 'public' ? ['nopub', 'nobody'] : [...ROLES, 'nopub', 'hanoi', 'nobody']
  return people.flatMap((who) => {
    const kinds: readonly Whose[] = hasRecord ? (isMember(who) ? owned : ['others']) : ['none']
    return kinds.map((whose) => ({ route, who, whose }))
  })
}

const cells = allRoutes.filter(({ id }) => id in SAMPLES).flatMap(cellsOf)
const withRecord = allRoutes.filter(({ id }) => SAMPLES[id]?.record)

test.each(allRoutes.map(({ id, path }) => [id, path] as const))('%s is in the matrix', (id, path) => {
  const { record, foreign } = sampleOf(id)
  // Without them the cells of other people's records would silently be missing.
  if (/:(?!publisher_id)[a-z_]+/.test(path)) expect([typeof record, typeof foreign]).toEqual(['function', 'object'])
})

test('the matrix names no call that the contract has not', () => {
  expect(Object.keys(SAMPLES).filter((id) => !allRoutes.some((route) => route.id === id))).toEqual([])
})

describe.each(ENGINES)('access on %s', (engine) => {
  let sandbox: Sandbox
  let people: Record<Who, Send>
  beforeAll(async () => {
    sandbox = await openOn(engine)
    const member = (role: Role) => as(sandbox, `${role}@lotus.example`)
    people = {
      owner: await member('owner'),
      manager: await member('manager'),
      editor: await member('editor'),
      viewer: await member('viewer'),
      own: await member('own'),
      nopub: await as(sandbox, EMAILS.nopub),
      hanoi: await as(sandbox, EMAILS.hanoi),
      nobody: anonymous(sandbox),
    }
  })
  afterAll(() => sandbox.close())

  function urlOf(route: Route, params: Readonly<Record<string, string>>): string {
    return route.path.replace(/:([a-z_]+)/g, (_, name: string) => (name === 'publisher_id' ? PUBLISHER.lotus : (params[name] ?? '')))
  }

  async function ask({ route, who, whose }: Cell, sample: Sample) {
    const ownerId = whose === 'mine' && isMember(who) ? USER[who] : STRANGER
    const params = (whose === 'foreign' ? sample.foreign : await sample.record?.(sandbox, ownerId, emailOf(who))) ?? {}
    const body = (await sample.form?.()) ?? (await sample.body?.(sandbox))
    const send = route.access === 'public' && who === 'nopub' ? await as(sandbox, EMAILS.nopub) : people[who]
    const query = new URLSearchParams(await sample.query?.(sandbox)).toString()
    return send(route.method, urlOf(route, params) + (query && `?${query}`), body ? { body } : {})
  }

  test.each(cells.map((cell) => [cell.route.id, cell.who, cell.whose, cell] as const))(
    '%s by %s, record: %s',
    async (id, who, whose, cell) => {
      const wanted = expected(cell.route, who, whose)
      const response = await ask(cell, sampleOf(id))
      const got = response.status >= 400 ? problemOf(response) : { status: response.status }
      expect(got).toEqual(typeof wanted === 'number' ? { status: wanted } : { status: ERROR_STATUS[wanted], code: wanted })
    },
  )

  test.each(withRecord.map((route) => [route.id, route] as const))('%s finds nothing by what is no id', async (id, route) => {
    const sample = sampleOf(id)
    const body = await sample.body?.(sandbox)
    for (const wrong of ['nothing', '%00', '..%2f..', 'x'.repeat(65), '%ED%A0%80']) {
      const params = Object.fromEntries(Object.keys(sample.foreign ?? {}).map((name) => [name, wrong]))
      const response = await people.owner(route.method, urlOf(route, params), body ? { body } : {})
      expect({ wrong, ...problemOf(response) }).toEqual({ wrong, status: 404, code: notFoundOf(route) })
    }
  })

  test('an answer that asks for a session says how one is shown', async () => {
    expect((await people.nobody('GET', '/pub/id/api/v1/users/profile')).headers.get('www-authenticate')).toBe('Bearer')
  })
})
