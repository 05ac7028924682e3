import { OwnPublisher } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { publishers, registrations, users } from '../db/schema/index.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { seedId } from '../seed/ids.ts'
import { anonymous, as, problemOf, read } from '../testing/client.ts'
import { browserOf } from '../testing/google-browser.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { onEachEngine } from '../testing/on-each-engine.ts'

const ORIGIN = 'http://sandbox.test'
const PENDING = seedId('registration', 1)
const STAFF = 'staff@provider.example'
const APPROVE = `/provider/registrations/${PENDING}/approve`
const REJECT = `/provider/registrations/${PENDING}/reject`

onEachEngine('the staff page', ({ sandbox, clock }) => {
  function visitor() {
    const browser = browserOf(sandbox)
    const open = async (path = '/provider') => (await browser.ask(ORIGIN + path)).text()
    const tokenIn = (html: string) => /name="form_token" value="([\w-]+)"/.exec(html)?.[1] ?? ''
    const post = (path: string, fields: Record<string, string>, origin: string | null = ORIGIN) =>
      browser.ask(ORIGIN + path, { method: 'POST', body: new URLSearchParams(fields), headers: origin === null ? {} : { Origin: origin } })
    const signIn = async (email = STAFF, password = DEMO_PASSWORD) =>
      post('/provider/login', { email, password, form_token: tokenIn(await open()) })
    return { open, post, signIn, tokenIn }
  }
  const stateOf = async () => (await sandbox.services.db.select().from(registrations).where(eq(registrations.id, PENDING)))[0]

  test('lets the staff in, and no one else', async () => {
    for (const [email, password] of [
      ['owner@lotus.example', DEMO_PASSWORD],
      [STAFF, 'wrong'],
      ['nobody@provider.example', DEMO_PASSWORD],
    ] as const) {
      const response = await visitor().signIn(email, password)
      expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('Incorrect email or password.')])
    }
    const staff = visitor()
    const response = await staff.signIn()
    expect([response.status, response.headers.get('location')]).toEqual([303, '/provider'])
    expect(response.headers.get('set-cookie')).toMatch(
      /^provider_session=[\w.-]+; Path=\/provider; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    )
    expect(await staff.open()).toContain('Mekong Play')
  })

  test('approves: person, publisher, roles and owner are there, the person is told and signs in', async () => {
    const staff = visitor()
    await staff.signIn()
    expect(await staff.open(`/provider?decided=${PENDING}`)).not.toContain('has been notified')
    const response = await staff.post(APPROVE, { form_token: staff.tokenIn(await staff.open()) })
    expect([response.status, response.headers.get('location')]).toEqual([303, `/provider?decided=${PENDING}`])
    expect(await staff.open(`/provider?decided=${PENDING}`)).toContain('Approved: Mekong Play. Phúc Ngô has been notified.')
    const owner = await as(sandbox, 'pending@new.example')
    const { items } = read(v.object({ items: v.array(OwnPublisher) }), await owner('GET', '/pub/core/api/v1/publishers/own'))
    expect(items).toEqual([
      expect.objectContaining({
        code: 'mekong-play',
        name: 'Mekong Play',
        is_owner: true,
        role: expect.objectContaining({ name: 'Owner' }),
      }),
    ])
    const permissions = await owner('GET', `/pub/authz/api/v1/publishers/${items[0]?.id}/my-permissions`)
    expect(JSON.parse(permissions.text).permissions).toContain('pub:roles:update')
    const [welcome] = await mailsTo(sandbox, 'pending@new.example')
    expect(welcome?.subject).toBe('Welcome: Mekong Play has been approved')
    // Home, which says what to do first, once the publisher is chosen.
    expect(welcome?.text).toContain('http://localhost:3000/login?next=%2Fselect-publisher%3Fnext%3D%252F')
    expect(await staff.open()).not.toContain('Mekong Play')
  })

  test('rejects with a reason, which the person is told', async () => {
    const staff = visitor()
    await staff.signIn()
    const form_token = staff.tokenIn(await staff.open())
    const without = await staff.post(REJECT, { form_token, decision_note: ' ' })
    expect([without.status, await without.text()]).toEqual([409, expect.stringContaining('Enter a reason for the rejection.')])
    const note = '<b>Not</b> "yet"\r\nBcc: x@y.example'
    expect((await staff.post(REJECT, { form_token, decision_note: note })).status).toBe(303)
    expect(await stateOf()).toMatchObject({ status: 'rejected', decided_on: expect.any(Date) })
    const [mail] = await mailsTo(sandbox, 'pending@new.example')
    expect(mail?.text).toContain('Reason: <b>Not</b> "yet" Bcc: x@y.example')
    expect(mail?.html).toContain('&lt;b&gt;Not&lt;/b&gt;')
    expect(await staff.open('/provider?status=rejected')).toContain('&lt;b&gt;Not&lt;/b&gt;')
  })

  test('decides once, of any number at the same time', async () => {
    const staff = visitor()
    await staff.signIn()
    const form_token = staff.tokenIn(await staff.open())
    const answers = await Promise.all(Array.from({ length: 4 }, () => staff.post(APPROVE, { form_token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
    expect(await sandbox.services.db.$count(publishers, eq(publishers.code, 'mekong-play'))).toBe(1)
    expect(await sandbox.services.db.$count(users, eq(users.email, 'pending@new.example'))).toBe(1)
  })

  test('approves all or nothing: a code that is taken meanwhile leaves no one behind', async () => {
    await sandbox.services.db.update(publishers).set({ code: 'MEKONG-play' }).where(eq(publishers.code, 'hanoi-media'))
    const staff = visitor()
    await staff.signIn()
    const response = await staff.post(APPROVE, { form_token: staff.tokenIn(await staff.open()) })
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('Another publisher now has this code.')])
    expect(await stateOf()).toMatchObject({ status: 'pending' })
    expect(await sandbox.services.db.$count(users, eq(users.email, 'pending@new.example'))).toBe(0)
  })

  test.each<[string, (token: string) => Record<string, string>, string | null]>([
    ['without a token', () => ({}), ORIGIN],
    ['with a token of its own', () => ({ form_token: 'x'.repeat(43) }), ORIGIN],
    ['of another site', (form_token) => ({ form_token }), 'https://evil.example'],
    ['of a site whose name begins alike', (form_token) => ({ form_token }), `${ORIGIN}.evil.example`],
    ['of a sandboxed frame', (form_token) => ({ form_token }), 'null'],
    ['without an origin', (form_token) => ({ form_token }), null],
  ])('refuses a form %s, to decide, to sign in and to sign out', async (_, fields, origin) => {
    const staff = visitor()
    await staff.signIn()
    const token = staff.tokenIn(await staff.open())
    for (const path of [APPROVE, REJECT, '/provider/login', '/provider/logout']) {
      const response = await staff.post(path, { ...fields(token), email: STAFF, password: DEMO_PASSWORD, decision_note: 'x' }, origin)
      expect([path, response.status, response.headers.get('set-cookie')]).toEqual([path, 403, null])
    }
    expect(await stateOf()).toMatchObject({ status: 'pending' })
    expect(await staff.open()).toContain('Mekong Play')
  })

  test("takes no form of another visitor, nor one from before the sign-in, nor another's cookie", async () => {
    const [one, two] = [visitor(), visitor()]
    const before = one.tokenIn(await one.open())
    await one.signIn()
    await two.signIn()
    for (const form_token of [before, two.tokenIn(await two.open())]) expect((await one.post(APPROVE, { form_token })).status).toBe(403)
    const forged = await sandbox.fetch(
      new Request(`${ORIGIN}/provider`, { headers: { Cookie: `provider_session=${crypto.randomUUID()}.${'A'.repeat(43)}` } }),
    )
    expect(await forged.text()).toContain('Staff sign-in')
  })

  test('ends with signing out, after eight hours, and with the account', async () => {
    const staff = visitor()
    await staff.signIn()
    await staff.post('/provider/logout', { form_token: staff.tokenIn(await staff.open()) })
    expect(await staff.open()).toContain('Staff sign-in')
    await staff.signIn()
    clock.advance(8 * 3600)
    expect(await staff.open()).toContain('Staff sign-in')
    await staff.signIn()
    await sandbox.services.db
      .update(users)
      .set({ account_roles: ['admin'] })
      .where(eq(users.email, STAFF))
    expect(await staff.open()).toContain('Staff sign-in')
  })

  test('runs no script, and lets no one frame it', async () => {
    const response = await sandbox.fetch(new Request(`${ORIGIN}/provider`))
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
  })

  test('has calls for whoever has the token of a staff member', async () => {
    const staff = await as(sandbox, STAFF)
    const waiting = await staff('GET', '/provider/api/v1/registrations?status=pending')
    expect(JSON.parse(waiting.text).items).toEqual([expect.objectContaining({ id: PENDING, publisher_code: 'mekong-play' })])
    expect(problemOf(await staff('PUT', `/provider/api/v1/registrations/${PENDING}/reject`, { body: {} })).code).toBe('validation_failed')
    expect(JSON.parse((await staff('PUT', `/provider/api/v1/registrations/${PENDING}/approve`)).text).status).toBe('approved')
    expect(problemOf(await staff('PUT', `/provider/api/v1/registrations/${PENDING}/approve`))).toEqual({
      status: 409,
      code: 'registration_decided',
    })
    expect(problemOf(await staff('PUT', '/provider/api/v1/registrations/nothing/approve')).code).toBe('not_found')
    const owner = await as(sandbox, 'owner@lotus.example')
    expect(problemOf(await owner('GET', '/provider/api/v1/registrations')).code).toBe('permission_denied')
    expect(problemOf(await anonymous(sandbox)('GET', '/provider/api/v1/registrations')).code).toBe('unauthenticated')
  })
})
