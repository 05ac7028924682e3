import { listRoles, PERMISSION_KEYS, Role } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { APPLICATION } from '../../seed/applications.ts'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { ROLE } from '../../seed/roles.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const TEAM = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}`
const ROLES = `${TEAM}/roles`
const BODY = { name: 'Chiến dịch', description: 'Campaigns only.', permissions: ['pub:campaigns:read', 'campaign:update'] }
const ORIGINAL = { status: 409, code: 'role_is_original' }

onEachEngine('roles', ({ sandbox, owner }) => {
  const create = async (body: object = BODY) => read(Role, await owner('POST', ROLES, { body }))
  const put = (id: string, body: object) => owner('PUT', `${ROLES}/${id}`, { body })
  const names = async (query: string) => read(listRoles.response, await owner('GET', `${ROLES}?${query}`)).items.map(({ name }) => name)

  test('are listed by origin and found by name without accents', async () => {
    await create()
    expect(await names('is_original=false')).toEqual(['Chiến dịch', 'Own work'])
    expect(await names('is_original=true&sort=name')).toEqual(['Editor', 'Manager', 'Owner', 'Viewer'])
    expect(await names('q=chien')).toEqual(['Chiến dịch'])
  })

  test('say how many members hold them', async () => {
    const { items } = read(listRoles.response, await owner('GET', `${ROLES}?sort=name`))
    expect(items.map(({ name, users_count }) => [name, users_count])).toEqual([
      ['Editor', 1],
      ['Manager', 1],
      ['Own work', 1],
      ['Owner', 1],
      ['Viewer', 2],
    ])
  })

  test('are created with their keys; every wrong field is named', async () => {
    expect(await create({ ...BODY, name: '  Chiến dịch ' })).toMatchObject({ ...BODY, is_original: false, users_count: 0, version: 1 })
    const wrong = { name: ' ', description: '', permissions: [] }
    expect(problemOf(await owner('POST', ROLES, { body: wrong })).fields).toEqual({
      '/body/name': 'required',
      '/body/description': 'required',
      '/body/permissions': 'min_items',
    })
    const strange = { ...BODY, permissions: ['pub:campaigns:read', 'pub:campaigns:fly'] }
    expect(problemOf(await owner('POST', ROLES, { body: strange })).fields).toEqual({ '/body/permissions/1': 'invalid_option' })
  })

  test('have a name of their own, whatever its case, which a deleted role gives back', async () => {
    const made = await create()
    const again = { body: { ...BODY, name: 'CHIẾN DỊCH' } }
    expect(problemOf(await owner('POST', ROLES, again))).toEqual({ status: 409, code: 'name_taken', fields: { '/body/name': 'taken' } })
    expect((await owner('DELETE', `${ROLES}/${made.id}`)).status).toBe(204)
    expect(problemOf(await owner('GET', `${ROLES}/${made.id}`))).toEqual({ status: 404, code: 'role_not_found' })
    expect((await owner('POST', ROLES, again)).status).toBe(201)
  })

  test('of the provider can be neither changed nor deleted', async () => {
    for (const id of Object.values(ROLE.lotus).filter((one) => one !== ROLE.lotus.own)) {
      expect([problemOf(await put(id, BODY)), problemOf(await owner('DELETE', `${ROLES}/${id}`))]).toEqual([ORIGINAL, ORIGINAL])
    }
  })

  describe('cannot be made stronger than their author', () => {
    const KEYS = ['pub:roles:create', 'pub:roles:update', 'pub:roles:read', 'pub:campaigns:read']
    const REFUSED = { status: 403, code: 'permission_escalation' }

    test('neither new nor changed', async () => {
      const author = await holding(sandbox, KEYS)
      const weak = { ...BODY, permissions: ['pub:campaigns:read'] }
      expect(problemOf(await author('POST', ROLES, { body: BODY }))).toEqual(REFUSED)
      const made = read(Role, await author('POST', ROLES, { body: weak }))
      expect(problemOf(await author('PUT', `${ROLES}/${made.id}`, { body: BODY }))).toEqual(REFUSED)
      expect((await author('PUT', `${ROLES}/${made.id}`, { body: { ...weak, name: 'Weak' } })).status).toBe(200)
    })

    test('nor by keeping what someone stronger put in', async () => {
      const { id } = await create()
      const author = await holding(sandbox, KEYS)
      expect(problemOf(await author('PUT', `${ROLES}/${id}`, { body: { ...BODY, name: 'Mine' } }))).toEqual(REFUSED)
    })
  })

  test('are neither changed nor deleted by someone whose keys are fewer', async () => {
    const weaker = await holding(sandbox, ['pub:roles:update', 'pub:roles:delete', 'pub:campaigns:read'])
    const { id } = await create()
    const body = { ...BODY, permissions: ['pub:campaigns:read'] }
    const refused = { status: 403, code: 'permission_escalation' }
    expect(problemOf(await weaker('PUT', `${ROLES}/${id}`, { body }))).toEqual(refused)
    expect(problemOf(await weaker('DELETE', `${ROLES}/${id}`))).toEqual(refused)
    expect((await put(id, body)).status).toBe(200)
    expect((await weaker('DELETE', `${ROLES}/${id}`)).status).toBe(204)
  })

  test('act on the next call of whoever holds them', async () => {
    const own = await as(sandbox, 'own@lotus.example')
    const sources = `${TEAM}/applications/${APPLICATION.cafe}/sources`
    expect((await own('GET', sources)).status).toBe(403)
    expect((await put(ROLE.lotus.own, { ...BODY, permissions: ['pub:sources:read-list'] })).status).toBe(200)
    expect((await own('GET', sources)).status).toBe(200)
  })

  test('leave someone who can put the team in order', async () => {
    const all = { name: 'Chief', description: 'Everything.', permissions: [...PERMISSION_KEYS] }
    const chief = await create(all)
    const promote = (id: string, role_id: string) => owner('PUT', `${TEAM}/users/${id}`, { body: { role_id } })
    expect((await promote(seedId('membership', 2), chief.id)).status).toBe(200)
    const second = await as(sandbox, 'manager@lotus.example')
    const demoted = await second('PUT', `${TEAM}/users/${seedId('membership', 1)}`, { body: { role_id: ROLE.lotus.viewer } })
    expect(demoted.status).toBe(200)
    const weaker = { ...all, permissions: ['pub:roles:update', 'pub:roles:read'] }
    expect(problemOf(await second('PUT', `${ROLES}/${chief.id}`, { body: weaker }))).toEqual({ status: 409, code: 'last_administrator' })
    expect(read(Role, await second('GET', `${ROLES}/${chief.id}`)).permissions).toHaveLength(PERMISSION_KEYS.length)
  })

  test('that a member holds, or an open invitation gives, stay', async () => {
    const IN_USE = { status: 409, code: 'role_in_use' }
    expect(problemOf(await owner('DELETE', `${ROLES}/${ROLE.lotus.own}`))).toEqual(IN_USE)
    const { id } = await create()
    const invited = await owner('POST', `${TEAM}/user-invitations`, {
      body: { email: 'someone@lotus.example', role_id: id, application_ids: [APPLICATION.quest] },
    })
    expect(problemOf(await owner('DELETE', `${ROLES}/${id}`))).toEqual(IN_USE)
    await owner('DELETE', `${TEAM}/user-invitations/${JSON.parse(invited.text).id}`)
    expect((await owner('DELETE', `${ROLES}/${id}`)).status).toBe(204)
    // The withdrawn invitation still says which role it was for.
    const { items } = JSON.parse((await owner('GET', `${TEAM}/user-invitations?q=someone`)).text)
    expect(items).toMatchObject([{ status: 'revoked', role: { name: 'Chiến dịch' } }])
  })
})
