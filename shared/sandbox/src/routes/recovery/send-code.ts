import type { CodeRequest, CodeSent, Language } from '@console/contract'
import { composeMail } from '../../mail/compose.ts'
import { pageUrl } from '../../mail/links.ts'
import type { MailKind } from '../../mail/texts.ts'
import { CODE, type CodePurpose, issueCode } from '../../security/one-time-codes.ts'
import { consumeLimit, LIMITS } from '../../security/rate-limits.ts'
import type { Services } from '../../services.ts'
import { type Account, findAccount } from '../auth/repository.ts'

interface Decision {
  readonly kind: MailKind
  readonly hasCode: boolean
  /** Of the mail's button. */
  readonly path?: string
}

interface Asked {
  readonly services: Services
  readonly body: CodeRequest
  readonly network: string
  readonly language: Language
  readonly now: Date
}

/**
 * Does the same for every address: the same statements, one code and one mail, so that neither the response nor its time tells
 * whether there is an account.
 */
export async function sendCode(
  { services, body, network, language, now }: Asked,
  purpose: CodePurpose,
  decide: (account: Account | undefined) => Decision,
): Promise<CodeSent> {
  const { db, keys, mailer, settings } = services
  const { email } = body
  const byEmail = `${purpose} ${email}`
  await consumeLimit(services, LIMITS.codesByNetwork, network)
  await consumeLimit(services, LIMITS.codeByEmail, byEmail)
  await consumeLimit(services, LIMITS.codesByEmail, byEmail)
  const { kind, hasCode, path = '/login' } = decide(await findAccount(db, email))
  const code = await issueCode(db, keys, { purpose, email }, now, !hasCode)
  const spoken = body.locale ?? language
  const values = { minutes: String(CODE.seconds / 60), ...(hasCode ? { code } : {}) }
  await mailer.send(composeMail(kind, { to: email, language: spoken, values, url: pageUrl(settings.consoleOrigin, spoken, path) }))
  return { message: 'OTP sent', expires_in: CODE.seconds, resend_in: LIMITS.codeByEmail.window }
}
