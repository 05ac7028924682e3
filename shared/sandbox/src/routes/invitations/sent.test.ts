import { listInvitations, UserInvitation } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { APPLICATION } from '../../seed/applications.ts'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { ROLE } from '../../seed/roles.ts'
import { anonymous, as, problemOf, read } from '../../testing/client.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const TEAM = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}`
const SENT = `${TEAM}/user-invitations`
const DAY = 86_400
const BODY = { email: 'ban@moi.example', role_id: ROLE.lotus.editor, application_ids: [APPLICATION.quest], note: 'Chào bạn' }

onEachEngine('sent invitations', ({ sandbox, owner, clock }) => {
  const invite = (body: object = BODY, headers = {}) => owner('POST', SENT, { body, headers })
  const emails = async (query: string) =>
    read(listInvitations.response, await owner('GET', `${SENT}?${query}`)).items.map(({ email }) => email.split('@')[0])
  const tokenIn = (text: string | undefined) => /accept-invite\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

  test('go out by mail once, with a link that makes a member', async () => {
    const headers = { 'Idempotency-Key': 'one-and-the-same', 'Accept-Language': 'vi' }
    const [first, again] = [await invite(BODY, headers), await invite(BODY, headers)]
    expect([first.status, again.text]).toEqual([201, first.text])
    const made = read(UserInvitation, first)
    expect(made).toMatchObject({
      email: BODY.email,
      role: { name: 'Editor' },
      applications: [{ id: APPLICATION.quest }],
      status: 'pending',
      invited_by: { email: 'owner@lotus.example' },
    })
    expect(Date.parse(made.expires_on ?? '') - clock.now().getTime()).toBe(7 * DAY * 1000)
    const mails = await mailsTo(sandbox, BODY.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Nguyễn Liên mời bạn tham gia Lotus Games'])
    expect(mails[0]?.text).toContain('Lời nhắn của Nguyễn Liên: Chào bạn')
    expect(first.text).not.toContain(tokenIn(mails[0]?.text))
    const person = { first_name: 'Thảo', last_name: 'Mai', password: 'a password of hers', agree_terms: true }
    const registered = await anonymous(sandbox)('POST', '/pub/id/api/v1/auth/register', {
      body: { ...person, invitation_token: tokenIn(mails[0]?.text) },
    })
    expect(registered.status).toBe(201)
    expect(await emails('status=accepted')).toContain('ban')
    expect(problemOf(await owner('DELETE', `${SENT}/${made.id}`))).toEqual({ status: 409, code: 'invitation_accepted' })
  })

  test('are written in the language of whoever has an account', async () => {
    await owner('POST', SENT, { body: { ...BODY, email: 'owner@hanoi.example' }, headers: { 'Accept-Language': 'en' } })
    expect((await mailsTo(sandbox, 'owner@hanoi.example')).map(({ subject }) => subject)).toEqual([
      'Nguyễn Liên mời bạn tham gia Lotus Games',
    ])
  })

  test('are refused to members, twice to one address, and with more keys than the sender has', async () => {
    expect(problemOf(await invite({ ...BODY, email: 'EDITOR@lotus.example' }))).toEqual({ status: 409, code: 'already_member' })
    expect((await invite()).status).toBe(201)
    expect(problemOf(await invite({ ...BODY, email: 'BAN@moi.example' }))).toEqual({ status: 409, code: 'invitation_pending' })
    const manager = await as(sandbox, 'manager@lotus.example')
    const strong = { ...BODY, email: 'other@moi.example', role_id: ROLE.lotus.owner }
    expect(problemOf(await manager('POST', SENT, { body: strong }))).toEqual({ status: 403, code: 'permission_escalation' })
    expect(await mailsTo(sandbox, 'other@moi.example')).toEqual([])
  })

  test('name every wrong field', async () => {
    expect(problemOf(await invite({ email: 'nobody', application_ids: [] })).fields).toEqual({
      '/body/email': 'invalid_email',
      '/body/role_id': 'required',
      '/body/application_ids': 'min_items',
    })
    expect(problemOf(await invite({ ...BODY, application_ids: [APPLICATION.racer] })).fields).toEqual({
      '/body/application_ids/0': 'not_found',
    })
  })

  test('expire after seven days, and leave the address free for another', async () => {
    await invite()
    clock.advance(7 * DAY)
    const later = await as(sandbox, 'owner@lotus.example')
    const { items } = read(listInvitations.response, await later('GET', `${SENT}?status=expired&q=ban`))
    expect(items.map(({ status }) => status)).toEqual(['expired'])
    expect((await later('POST', SENT, { body: BODY })).status).toBe(201)
  })

  test('are withdrawn, with which their link ends, and can be made again', async () => {
    const { id } = read(UserInvitation, await invite())
    const [mail] = await mailsTo(sandbox, BODY.email)
    expect((await owner('DELETE', `${SENT}/${id}`)).status).toBe(204)
    const preview = await anonymous(sandbox)('GET', `/pub/core/api/v1/invitations/${tokenIn(mail?.text)}`)
    expect(problemOf(preview)).toEqual({ status: 410, code: 'invitation_revoked' })
    expect((await invite()).status).toBe(201)
  })

  describe('count as long as their sender may invite with the role:', () => {
    const VOID = { status: 410, code: 'invitation_void' }
    const MANAGER = `${TEAM}/users/${seedId('membership', 2)}`
    const preview = async () => {
      const [mail] = await mailsTo(sandbox, BODY.email)
      return anonymous(sandbox)('GET', `/pub/core/api/v1/invitations/${tokenIn(mail?.text)}`)
    }
    const inviteAsManager = async () => (await as(sandbox, 'manager@lotus.example'))('POST', SENT, { body: BODY })

    test.each([
      ['removed', () => owner('DELETE', MANAGER)],
      ['demoted', () => owner('PUT', MANAGER, { body: { role_id: ROLE.lotus.editor } })],
    ])('one whose sender was %s is void, is shown as expired and can be sent by another member', async (_, change) => {
      await inviteAsManager()
      expect((await preview()).status).toBe(200)
      await change()
      expect(problemOf(await preview())).toEqual(VOID)
      expect([await emails('status=pending&q=ban'), await emails('status=expired&q=ban')]).toEqual([[], ['ban']])
      expect((await invite()).status).toBe(201)
    })

    test('one whose role has more keys by now than the sender does not register anyone, and leaves the role to be deleted', async () => {
      const role = { name: 'Growing', description: 'Of a test', permissions: ['pub:campaigns:read'] }
      const { id } = JSON.parse((await owner('POST', `${TEAM}/roles`, { body: role })).text)
      await (await as(sandbox, 'manager@lotus.example'))('POST', SENT, { body: { ...BODY, role_id: id } })
      await owner('PUT', `${TEAM}/roles/${id}`, { body: { ...role, permissions: ['pub:publisher:update'] } })
      const [mail] = await mailsTo(sandbox, BODY.email)
      const body = { first_name: 'A', last_name: 'B', password: 'a password', agree_terms: true, invitation_token: tokenIn(mail?.text) }
      expect(problemOf(await anonymous(sandbox)('POST', '/pub/id/api/v1/auth/register', { body }))).toEqual(VOID)
      expect((await owner('DELETE', `${TEAM}/roles/${id}`)).status).toBe(204)
    })
  })

  test('are listed by status, address and age', async () => {
    expect(await emails('status=pending&sort=email')).toEqual(['newcomer', 'nopub'])
    expect(await emails('status=expired')).toEqual(['late'])
    expect(await emails('q=WITHDRAWN')).toEqual(['withdrawn'])
  })
})
