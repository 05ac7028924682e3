import { useChange } from '@console/api'
import { forgotPassword, paths, resetPassword } from '@console/contract'
import type { Sending } from '@console/forms'
import { useNavigate } from '@console/router'
import { useLocale } from '@console/session'
import { Page, TextLink } from '@console/ui'
import { useState } from 'react'
import { useCaptcha } from '../identity/captcha/use-captcha.ts'
import { EmailStep } from '../identity/codes/email-step.tsx'
import { atCodeField } from '../identity/codes/refused-code.ts'
import { sentCode } from '../identity/codes/sent-code.ts'
import { StepLine } from '../identity/codes/step-line.tsx'
import { keepNews } from '../identity/news.ts'
import { useText } from '../text.ts'
import { NewPasswordStep, type Reset } from './new-password-step.tsx'
import { useStoredRecovery } from './stored-recovery.ts'

const STEPS = 2

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
    const answer = await sendMail({}, { body: { email, locale, captcha_token: await captcha() } })
    keep(sentCode(email, answer, Date.now()))
    setOtherEmail(false)
  }

  async function reset(email: string, { otp, password }: Reset, { idempotencyKey }: Sending): Promise<void> {
    try {
      await sendReset({}, { body: { email, otp, password }, idempotencyKey })
    } catch (error) {
      throw atCodeField(error)
    }
    forget()
    keepNews('reset')
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
