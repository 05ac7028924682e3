import { forgotPassword, resetPassword } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { composeMail } from '../../mail/compose.ts'
import { pageUrl } from '../../mail/links.ts'
import type { ProblemError } from '../../problems/problem.ts'
import { type RightCode, spendCode, tryCode } from '../../security/one-time-codes.ts'
import { hashPassword } from '../../security/passwords.ts'
import { LIMITS, resetLimit } from '../../security/rate-limits.ts'
import { revokeSessions } from '../auth/repository.ts'
import { setPassword } from './repository.ts'
import { sendCode } from './send-code.ts'

export const recoveryRoutes = [
  implement(
    forgotPassword,
    (call) =>
      sendCode(call, 'reset', (account) => {
        if (account?.refusal === 'account_disabled') return { kind: 'reset_disabled', hasCode: false }
        if (account?.refusal === 'registration_pending') return { kind: 'reset_pending', hasCode: false }
        return account?.userId ? { kind: 'reset_code', hasCode: true } : { kind: 'reset_unknown', hasCode: false, path: '/register' }
      }),
    { ownTransactions: true },
  ),

  implement<typeof resetPassword, RightCode | ProblemError>(
    resetPassword,
    async ({ db, services, body, prepared, now }) => {
      await spendCode(db, prepared)
      const changed = await setPassword(db, body.email, await hashPassword(body.password), now)
      if (changed) await revokeSessions(db, changed.id, 'password', now)
      await resetLimit(db, services.keys, LIMITS.loginByEmail, body.email)
      return changed?.email
    },
    {
      prepare: ({ services: { db, keys }, body, now }) => tryCode(db, keys, { purpose: 'reset', email: body.email }, body.otp, now),
      async afterwards(email, { services: { mailer, settings }, language }) {
        if (typeof email !== 'string') return
        const url = pageUrl(settings.consoleOrigin, language, '/login')
        // The password is changed, whether or not the notice of it arrives; the mailer has logged why.
        await mailer.send(composeMail('password_changed', { to: email, language, url })).catch(() => undefined)
      },
    },
  ),
]
