import { forgotPassword, resetPassword } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { LIMITS, resetLimit } from '../../http/limits.ts'
import { composeMail } from '../../mail/compose.ts'
import { pageUrl } from '../../mail/links.ts'
import { spendCode, tryCode } from '../../security/one-time-codes.ts'
import { hashPassword } from '../../security/passwords.ts'
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

  implement(
    resetPassword,
    async ({ services, body, now, language }) => {
      const { db, keys, mailer, settings } = services
      const code = await tryCode(db, keys, { purpose: 'reset', email: body.email }, body.otp, now)
      // Hashed only for a code that was right, since it takes long.
      const passwordHash = code instanceof Error ? '' : await hashPassword(body.password)
      const user = await db.transaction(async (tx) => {
        await spendCode(tx, code)
        const changed = await setPassword(tx, body.email, passwordHash, now)
        if (changed) await revokeSessions(tx, changed.id, 'password', now)
        await resetLimit(tx, keys, LIMITS.loginByEmail, body.email.toLowerCase())
        return changed
      })
      if (!user) return
      const url = pageUrl(settings.consoleOrigin, language, '/login')
      // The password is changed, whether or not the notice of it arrives; the mailer has logged why.
      await mailer.send(composeMail('password_changed', { to: user.email, language, url })).catch(() => undefined)
    },
    { ownTransactions: true },
  ),
]
