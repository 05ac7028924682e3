import type { Database } from '../db/database.ts'
import { invitationApplications, invitations } from '../db/schema/index.ts'
import { DEMO_EMAIL } from '../demo-accounts.ts'
import { composeMail } from '../mail/compose.ts'
import { pageUrl } from '../mail/links.ts'
import { keepMail } from '../mail/mailer.ts'
import { dayIn } from '../mail/values.ts'
import { invitationTokenHash } from '../security/tokens.ts'
import { APPLICATION } from './applications.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'
import { ROLE } from './roles.ts'
import { USER } from './users.ts'

/** Tokens of the links, which are public as the demo accounts' password is. */
export const INVITATION = {
  newcomer: 'demo-invitation-newcomer',
  nopub: 'demo-invitation-nopub',
  accepted: 'demo-invitation-accepted',
  expired: 'demo-invitation-expired',
  revoked: 'demo-invitation-revoked',
  hanoi: 'demo-invitation-hanoi',
} as const

export interface InvitationMail {
  readonly consoleOrigin: string
  readonly mailFrom: string
}

const WELCOME = 'Welcome to the team.'

export async function seedInvitations(db: Database, { today, day }: Moment, mail?: InvitationMail): Promise<void> {
  const { lotus, hanoi } = PUBLISHER
  const invitation = (n: number, token: string, email: string, created: number, state: Partial<typeof invitations.$inferInsert> = {}) => ({
    id: seedId('invitation', n),
    publisher_id: lotus,
    role_id: ROLE.lotus.editor,
    note: '',
    invited_by: USER.owner,
    email,
    token_hash: invitationTokenHash(token),
    status: 'pending' as const,
    created_on: day(created),
    expires_on: day(created + 7),
    ...state,
  })
  const rows = [
    invitation(1, INVITATION.newcomer, 'newcomer@lotus.example', 0, { note: WELCOME }),
    invitation(2, INVITATION.nopub, DEMO_EMAIL.nopub, 0, { role_id: ROLE.lotus.own }),
    invitation(3, INVITATION.accepted, DEMO_EMAIL.viewer, -151, { role_id: ROLE.lotus.viewer, status: 'accepted', accepted_on: day(-150) }),
    invitation(4, INVITATION.expired, 'late@lotus.example', -20),
    invitation(5, INVITATION.revoked, 'withdrawn@lotus.example', -3, { status: 'revoked' }),
    invitation(6, INVITATION.hanoi, 'guest@hanoi.example', 0, { publisher_id: hanoi, role_id: ROLE.hanoi.viewer, invited_by: USER.hanoi }),
  ]
  await db.insert(invitations).values(rows)
  const ofLotus = rows.filter(({ publisher_id }) => publisher_id === lotus)
  await db
    .insert(invitationApplications)
    .values(ofLotus.map(({ id, publisher_id }) => ({ publisher_id, invitation_id: id, application_id: APPLICATION.quest })))
  if (!mail) return
  const lotusInvites = { inviter: 'Liên Nguyễn', publisher: 'Lotus Games', date: dayIn('en', day(7)) }
  const written = [
    ['newcomer@lotus.example', INVITATION.newcomer, { ...lotusInvites, role: 'Editor', note: WELCOME }],
    [DEMO_EMAIL.nopub, INVITATION.nopub, { ...lotusInvites, role: 'Own work' }],
    ['guest@hanoi.example', INVITATION.hanoi, { ...lotusInvites, inviter: 'Hà Đỗ', publisher: 'Hanoi Media', role: 'Viewer' }],
  ] as const
  for (const [to, token, values] of written) {
    const url = pageUrl(mail.consoleOrigin, 'en', `/accept-invite?token=${token}`)
    await keepMail(db, mail.mailFrom, composeMail('invitation', { to, language: 'en', values: { ...values, email: to }, url }), today)
  }
}
