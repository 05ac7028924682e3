import { useChange } from '@console/api'
import { forgotPassword, paths, resetPassword } from '@console/contract'
import type { Sending } from '@console/forms'
import { useNavigate } from '@console/router'
import { useLocale } from '@console/session'
import { Page, TextLink } from '@console/ui'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useCaptcha } from '../identity/captcha/use-captcha.ts'
import { EmailStep } from '../identity/codes/email-step.tsx'
import { atCodeField } from '../identity/codes/refused-code.ts'
import { SentCode, sentCode } from '../identity/codes/sent-code.ts'
import { StepLine } from '../identity/codes/step-line.tsx'
import { keepNotice } from '../identity/sign-in-notice.ts'
import { useTabText } from '../identity/use-tab-text.ts'
import { useText } from '../text.ts'
import { NewPasswordStep, type Reset } from './new-password-step.tsx'

const STEPS = 2
const Stored = v.pipe(v.string(), v.parseJson(), SentCode)

/** It ends all sessions of the person, who then signs in with the new password. */
export function ForgotPasswordPage() {
  const text = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { send: sendMail } = useChange(forgotPassword)
  const { send: sendReset } = useChange(resetPassword)
  const captcha = useCaptcha('forgot_password')
  const { sent, keep, forget } = useStoredRecovery()
  const [isOtherEmail, setOtherEmail] = useState(false)

  async function mailCode(email: string): Promise<void> {
    const response = await sendMail({}, { body: { email, locale, captcha_token: await captcha() } })
    keep(sentCode(email, response, Date.now()))
    setOtherEmail(false)
  }

  async function reset(email: string, { otp, password }: Reset, { idempotencyKey }: Sending): Promise<void> {
    try {
      await sendReset({}, { body: { email, otp, password }, idempotencyKey })
    } catch (error) {
      throw atCodeField(error)
    }
    forget()
    keepNotice('reset')
    void navigate(paths.login(), { replace: true })
  }

  const isAsking = !sent || isOtherEmail
  return (
    <Page title={text('recovery.title')}>
      <StepLine step={isAsking ? 1 : 2} of={STEPS} />
      {isAsking ? (
        <EmailStep email={sent?.email ?? ''} intro={text('recovery.intro')} onSend={mailCode} />
      ) : (
        <NewPasswordStep
          sent={sent}
          onResend={() => mailCode(sent.email)}
          onOtherEmail={() => setOtherEmail(true)}
          onSubmit={(values, sending) => reset(sent.email, values, sending)}
        />
      )}
      <TextLink to={paths.login()} alignSelf="flex-start" textStyle="sm">
        {text('recovery.back')}
      </TextLink>
    </Page>
  )
}

interface StoredRecovery {
  /** Null once it has expired. */
  readonly sent: SentCode | null
  readonly keep: (sent: SentCode) => void
  readonly forget: () => void
}

/** Kept for a reload and for new tabs. */
function useStoredRecovery(): StoredRecovery {
  const { text, keep, forget } = useTabText('recovery')
  const sent = useMemo(() => {
    const stored = text ? v.safeParse(Stored, text) : undefined
    return stored?.success && stored.output.expires > Date.now() ? stored.output : null
  }, [text])
  return { sent, keep: (next) => keep(JSON.stringify(next)), forget }
}
