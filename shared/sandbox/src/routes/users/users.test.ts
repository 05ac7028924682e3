import { listUsers, PERMISSION_KEYS, PublisherUser } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { memberships } from '../../db/schema/index.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { ROLE } from '../../seed/roles.ts'
import { applicationBody } from '../../testing/application-samples.ts'
import { as, problemOf, read } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const TEAM = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}`
const USERS = `${TEAM}/users`
const OWNER = seedId('membership', 1)
const MANAGER = seedId('membership', 2)
const EDITOR = seedId('membership', 3)
const VIEWER = seedId('membership', 4)

onEachEngine('members', ({ sandbox, owner }) => {
  const put = (id: string, body: object) => owner('PUT', `${USERS}/${id}`, { body })
  const emails = async (query: string) =>
    read(listUsers.response, await owner('GET', `${USERS}?${query}`)).items.map(({ user }) => user.email.split('@')[0])

  describe('in a list', () => {
    test('come in the order asked for, with all that belongs to them', async () => {
      expect(await emails('')).toEqual(['google', 'own', 'viewer', 'editor', 'manager', 'owner'])
      expect(await emails('sort=email')).toEqual(['editor', 'google', 'manager', 'own', 'owner', 'viewer'])
      const { items } = read(listUsers.response, await owner('GET', `${USERS}?q=own@`))
      expect(items).toMatchObject([
        {
          user: { first_name: 'Oanh', phone: '0912345605' },
          role: { name: 'Own work' },
          applications: [{ code: 'quan-ca-phe' }],
          is_owner: false,
        },
      ])
    })

    test.each([
      ['q=lien', ['owner']],
      ['q=Nguyễn Liên', ['owner']],
      ['q=Liên Nguyễn', ['owner']],
      ['q=LOTUS.example&status=inactive', []],
      [`role_id=${ROLE.lotus.viewer}`, ['google', 'viewer']],
    ])('%s finds %p', async (query, found) => {
      expect(await emails(query)).toEqual(found)
    })
  })

  test('receive another role and other applications, which act on their next call', async () => {
    const editor = await as(sandbox, 'editor@lotus.example')
    const after = read(PublisherUser, await put(EDITOR, { role_id: ROLE.lotus.own, application_ids: [APPLICATION.quest] }))
    expect(after).toMatchObject({ role: { name: 'Own work' }, applications: [{ id: APPLICATION.quest }], version: 2 })
    const { items } = JSON.parse((await editor('GET', `${TEAM}/applications`)).text)
    expect(items.map(({ code }: { code: string }) => code).sort()).toEqual(['jade-puzzle', 'lotus-quest', 'quan-ca-phe'])
    expect((await editor('POST', `${TEAM}/campaigns`, { body: {} })).status).toBe(403)
  })

  test('keep their applications where none are sent, and lose the choice with null', async () => {
    await put(EDITOR, { role_id: ROLE.lotus.editor, application_ids: [APPLICATION.quest] })
    expect(read(PublisherUser, await put(EDITOR, { role_id: ROLE.lotus.viewer })).applications).toHaveLength(1)
    expect(read(PublisherUser, await put(EDITOR, { role_id: ROLE.lotus.viewer, application_ids: null })).applications).toEqual([])
  })

  test('have every application as their own while none is chosen, also one that is created later', async () => {
    const editor = await as(sandbox, 'editor@lotus.example')
    await put(EDITOR, { role_id: ROLE.lotus.own, application_ids: null })
    const theirs = async () => JSON.parse((await editor('GET', `${TEAM}/applications`)).text).total
    const before = await theirs()
    expect(before).toBe(JSON.parse((await owner('GET', `${TEAM}/applications`)).text).total)
    expect((await owner('POST', `${TEAM}/applications`, { body: await applicationBody() })).status).toBe(201)
    expect(await theirs()).toBe(before + 1)
  })

  test('whose only chosen application is deleted get no other in its place', async () => {
    const made = JSON.parse((await owner('POST', `${TEAM}/applications`, { body: await applicationBody() })).text)
    await put(EDITOR, { role_id: ROLE.lotus.own, application_ids: [made.id] })
    const editor = await as(sandbox, 'editor@lotus.example')
    const theirs = async () => JSON.parse((await editor('GET', `${TEAM}/applications`)).text).total
    const before = await theirs()
    expect((await owner('DELETE', `${TEAM}/applications/${made.id}`)).status).toBe(204)
    expect(await theirs()).toBe(before - 1)
  })

  test('are refused a role or an application that the publisher does not have', async () => {
    expect(problemOf(await put(EDITOR, { role_id: ROLE.hanoi.viewer })).fields).toEqual({ '/body/role_id': 'not_found' })
    const ids = [APPLICATION.quest, APPLICATION.racer]
    expect(problemOf(await put(EDITOR, { role_id: ROLE.lotus.editor, application_ids: ids })).fields).toEqual({
      '/body/application_ids/1': 'not_found',
    })
  })

  test('are removed and have no way back in; their account stays', async () => {
    const viewer = await as(sandbox, 'viewer@lotus.example')
    expect((await owner('DELETE', `${USERS}/${VIEWER}`)).status).toBe(204)
    expect(problemOf(await viewer('GET', `${TEAM}/campaigns`))).toEqual({ status: 404, code: 'publisher_not_found' })
    expect((await viewer('GET', '/pub/id/api/v1/users/profile')).status).toBe(200)
    expect(problemOf(await owner('DELETE', `${USERS}/${VIEWER}`))).toEqual({ status: 404, code: 'user_not_found' })
  })

  test('cannot change or remove themselves', async () => {
    const refused = { status: 409, code: 'cannot_change_self' }
    expect(problemOf(await put(OWNER, { role_id: ROLE.lotus.manager }))).toEqual(refused)
    expect(problemOf(await owner('DELETE', `${USERS}/${OWNER}`))).toEqual(refused)
  })

  test('give no one a role with keys that they lack', async () => {
    const manager = await as(sandbox, 'manager@lotus.example')
    const promote = (role_id: string) => manager('PUT', `${USERS}/${VIEWER}`, { body: { role_id } })
    expect(problemOf(await promote(ROLE.lotus.owner))).toEqual({ status: 403, code: 'permission_escalation' })
    expect((await promote(ROLE.lotus.editor)).status).toBe(200)
  })

  test('are neither changed nor removed by someone whose keys are fewer', async () => {
    const refused = { status: 403, code: 'permission_escalation' }
    const almost = await holding(
      sandbox,
      PERMISSION_KEYS.filter((key) => key !== 'pub:roles:update'),
    )
    expect(problemOf(await almost('PUT', `${USERS}/${OWNER}`, { body: { role_id: ROLE.lotus.viewer } }))).toEqual(refused)
    expect(problemOf(await almost('DELETE', `${USERS}/${OWNER}`))).toEqual(refused)
    expect((await almost('DELETE', `${USERS}/${MANAGER}`)).status).toBe(204)
  })

  describe('leave an administrator', () => {
    test('of two who demote each other at the same time', async () => {
      expect((await put(MANAGER, { role_id: ROLE.lotus.owner })).status).toBe(200)
      const manager = await as(sandbox, 'manager@lotus.example')
      const body = { role_id: ROLE.lotus.viewer }
      const answers = await Promise.all([put(MANAGER, body), manager('PUT', `${USERS}/${OWNER}`, { body })])
      // The later one is refused as the last administrator, or has lost the key when it arrives.
      expect([JSON.stringify([200, 403]), JSON.stringify([200, 409])]).toContain(JSON.stringify(answers.map(({ status }) => status).sort()))
      const left = await sandbox.services.db.$count(memberships, eq(memberships.role_id, ROLE.lotus.owner))
      expect(left).toBe(1)
    })
  })
})
