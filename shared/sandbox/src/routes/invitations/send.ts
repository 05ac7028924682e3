import { type Language, roleNameIn, type UserInvitation } from '@console/contract'
import type * as v from 'valibot'
import type { Member } from '../../http/access.ts'
import { composeMail } from '../../mail/compose.ts'
import { pageUrl } from '../../mail/links.ts'
import { dayIn, nameIn } from '../../mail/values.ts'
import { keyedHash } from '../../security/keys.ts'
import type { Services } from '../../services.ts'
import { findUser } from '../profile/repository.ts'
import { findLocale } from './sent-repository.ts'

type Sent = v.InferInput<typeof UserInvitation>

/** Follows from the id and the server's own key, so that it is stored nowhere. */
export const tokenOf = ({ keys }: Services, id: string): string => keyedHash(keys.pepper, 'invitation', id)

/**
 * In the language of the invited person's account, if there is one, else in that of the call. The invitation holds, whether or not
 * the mail of it arrives; the mailer has logged why.
 */
export async function sendInvitation(services: Services, member: Member, invitation: Sent, language: Language): Promise<void> {
  const { db, mailer, settings } = services
  const { id, email, role, note, expires_on } = invitation
  const theirs = (await findLocale(db, email)) ?? language
  const inviter = await findUser(db, member.userId)
  const values = {
    inviter: inviter ? nameIn(theirs, inviter) : '',
    publisher: member.publisherName,
    role: roleNameIn(theirs, role),
    note: note ?? '',
    email,
    date: dayIn(theirs, new Date(expires_on ?? 0)),
  }
  const url = pageUrl(settings.consoleOrigin, theirs, `/accept-invite?token=${tokenOf(services, String(id))}`)
  await mailer.send(composeMail('invitation', { to: email, language: theirs, values, url })).catch(() => undefined)
}
