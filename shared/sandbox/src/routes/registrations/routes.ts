import { register, registerGoogle, sendRegisterMail } from '@console/contract'
import { REGISTRATION_COOKIE, readRegistrationToken } from '../../google/registration-token.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../problems/problem.ts'
import { type RightCode, spendCode, tryCode } from '../../security/one-time-codes.ts'
import { hashPassword } from '../../security/passwords.ts'
import { sendCode } from '../recovery/send-code.ts'
import { registerInvited, requestPublisher } from './register.ts'

export const registrationRoutes = [
  implement(
    sendRegisterMail,
    (call) =>
      sendCode(call, 'register', (account) => {
        // A rejected person may try again.
        if (!account || account.refusal === 'registration_rejected') return { kind: 'register_code', hasCode: true }
        if (account.refusal === 'account_disabled') return { kind: 'register_disabled', hasCode: false }
        return { kind: account.refusal === 'registration_pending' ? 'register_pending' : 'register_known', hasCode: false }
      }),
    { ownTransactions: true },
  ),

  implement<typeof register, RightCode | ProblemError | undefined>(
    register,
    async ({ db, body, prepared, now, language }) => {
      if (prepared) await spendCode(db, prepared)
      const { first_name, last_name } = body
      const password_hash = await hashPassword(body.password)
      const registrant = { first_name, last_name, locale: body.locale ?? language, password_hash, google_subject: null }
      if ('otp' in body) return requestPublisher(db, body.email, registrant, publisherIn(body), now)
      return registerInvited(db, body.invitation_token, null, registrant, now)
    },
    {
      prepare: async ({ services, body, now }) =>
        'otp' in body ? tryCode(services.db, services.keys, { purpose: 'register', email: body.email }, body.otp, now) : undefined,
    },
  ),

  implement(registerGoogle, async ({ db, services, body, cookies, now, language }) => {
    const token = body.registration_token ?? cookieIn(cookies)
    const person = await readRegistrationToken(services.keys, token, now)
    if (!person) throw new ProblemError('token_invalid')
    const { first_name, last_name } = body
    const registrant = { first_name, last_name, locale: body.locale ?? language, password_hash: null, google_subject: person.subject }
    if ('publisher_code' in body) return requestPublisher(db, person.email, registrant, publisherIn(body), now)
    return registerInvited(db, body.invitation_token, person.email, registrant, now)
  }),
]

function publisherIn({ publisher_name, publisher_code, note }: Parameters<typeof requestPublisher>[3]) {
  return { publisher_name, publisher_code, note }
}

const cookieIn = (cookies: string): string => new RegExp(`(?:^|;)\\s*${REGISTRATION_COOKIE}=([\\w.-]+)`).exec(cookies)?.[1] ?? ''
