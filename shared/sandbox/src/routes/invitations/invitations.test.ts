import { InvitationPreview, OwnPublisher, Registration } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { invitations, membershipApplications, memberships, users } from '../../db/schema/index.ts'
import { invitationTokenHash } from '../../security/tokens.ts'
import { APPLICATION } from '../../seed/applications.ts'
import { INVITATION } from '../../seed/invitations.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { ROLE } from '../../seed/roles.ts'
import { USER } from '../../seed/users.ts'
import { anonymous, as, problemOf, read, signIn } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const CORE = '/pub/core/api/v1'
const REGISTER = '/pub/id/api/v1/auth/register'
const PERSON = { password: 'một mật khẩu', first_name: 'Thảo', last_name: 'Mai', agree_terms: true }
const REFUSED = [
  [INVITATION.expired, { status: 410, code: 'invitation_expired' }],
  [INVITATION.revoked, { status: 410, code: 'invitation_revoked' }],
  [INVITATION.accepted, { status: 409, code: 'invitation_accepted' }],
  ['no-such-invitation', { status: 404, code: 'invitation_not_found' }],
] as const

onEachEngine('an invitation', ({ sandbox, clock }) => {
  const send = (...sent: Parameters<ReturnType<typeof anonymous>>) => anonymous(sandbox)(...sent)
  const preview = (token: string) => send('GET', `${CORE}/invitations/${token}`)
  const accept = async (token: string, email: string) => (await as(sandbox, email))('POST', `${CORE}/invitations/${token}/accept`)
  const register = (token: string, more: object = {}) => send('POST', REGISTER, { body: { ...PERSON, invitation_token: token, ...more } })

  test('shows whoever has its link who invites whom to what', async () => {
    expect(read(InvitationPreview, await preview(INVITATION.newcomer))).toMatchObject({
      email: 'newcomer@lotus.example',
      publisher: { name: 'Lotus Games' },
      role: { name: 'Editor' },
      invited_by: { first_name: 'Liên', last_name: 'Nguyễn' },
      account_exists: false,
    })
    expect(read(InvitationPreview, await preview(INVITATION.nopub)).account_exists).toBe(true)
    expect((await preview(INVITATION.nopub)).headers.get('cache-control')).toBe('private, no-cache')
  })

  test('is accepted by the person whom it is for, with its role and applications', async () => {
    const response = await accept(INVITATION.nopub, 'nopub@lotus.example')
    expect(read(OwnPublisher, response)).toMatchObject({ id: PUBLISHER.lotus, role: { id: ROLE.lotus.own }, is_owner: false })
    const [membership] = await sandbox.services.db.select().from(memberships).where(eq(memberships.user_id, USER.nopub))
    const chosen = await sandbox.services.db
      .select()
      .from(membershipApplications)
      .where(eq(membershipApplications.membership_id, membership?.id ?? ''))
    expect(chosen.map(({ application_id }) => application_id)).toEqual([APPLICATION.quest])
    expect(problemOf(await preview(INVITATION.nopub))).toEqual({ status: 409, code: 'invitation_accepted' })
    expect(problemOf(await accept(INVITATION.nopub, 'nopub@lotus.example'))).toEqual({ status: 409, code: 'invitation_accepted' })
  })

  test('is accepted once, of any number at the same time', async () => {
    const nopub = await as(sandbox, 'nopub@lotus.example')
    const answers = await Promise.all(Array.from({ length: 5 }, () => nopub('POST', `${CORE}/invitations/${INVITATION.nopub}/accept`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('is not for someone else', async () => {
    expect(problemOf(await accept(INVITATION.nopub, 'viewer@lotus.example'))).toEqual({ status: 403, code: 'wrong_account' })
  })

  test('makes no member of a member', async () => {
    await sandbox.services.db
      .update(invitations)
      .set({ email: 'viewer@lotus.example' })
      .where(eq(invitations.token_hash, invitationTokenHash(INVITATION.nopub)))
    expect(problemOf(await accept(INVITATION.nopub, 'viewer@lotus.example'))).toEqual({ status: 409, code: 'already_member' })
  })

  test.each(REFUSED)('%s is refused with its reason, on reading, accepting and registering', async (token, refusal) => {
    expect(problemOf(await preview(token))).toEqual(refusal)
    expect(problemOf(await accept(token, 'nopub@lotus.example'))).toEqual(refusal)
    expect(problemOf(await register(token))).toEqual(refusal)
  })

  test('ends after its seven days', async () => {
    clock.advance(7 * 86_400)
    expect(problemOf(await preview(INVITATION.newcomer))).toEqual({ status: 410, code: 'invitation_expired' })
  })

  test('lets someone register who has no account: person and membership at once, with neither code nor approval', async () => {
    const response = await register(INVITATION.newcomer, { locale: 'vi' })
    expect(response.status).toBe(201)
    expect(read(Registration, response)).toMatchObject({
      email: 'newcomer@lotus.example',
      status: 'approved',
      publisher_name: null,
      publisher_code: null,
    })
    const { access_token } = await signIn(sandbox, 'newcomer@lotus.example', PERSON.password)
    expect(access_token).toBeTruthy()
    const [user] = await sandbox.services.db.select().from(users).where(eq(users.email, 'newcomer@lotus.example'))
    expect(user).toMatchObject({ locale: 'vi', account_roles: ['admin'] })
    expect(await sandbox.services.db.$count(memberships, eq(memberships.user_id, user?.id ?? ''))).toBe(1)
    expect(problemOf(await register(INVITATION.newcomer))).toEqual({ status: 409, code: 'invitation_accepted' })
  })

  test('makes one person of any number of registrations at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(INVITATION.newcomer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('does not register someone who has an account', async () => {
    expect(problemOf(await register(INVITATION.nopub))).toEqual({ status: 409, code: 'email_taken', fields: { '/body/email': 'taken' } })
    expect((await preview(INVITATION.nopub)).status).toBe(200)
  })

  test('says the email itself, whatever is sent beside its token', async () => {
    const response = await register(INVITATION.newcomer, { email: 'attacker@evil.example', publisher_code: 'mine', otp: '000000' })
    expect(read(Registration, response).email).toBe('newcomer@lotus.example')
  })

  test('keeps its token to whoever has the link', async () => {
    expect(JSON.stringify(await sandbox.services.db.select().from(invitations))).not.toContain('demo-invitation')
  })
})
