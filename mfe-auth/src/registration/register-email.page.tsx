import { useChange } from '@console/api'
import { paths, register, sendRegisterMail } from '@console/contract'
import type { Sending } from '@console/forms'
import { useNavigate } from '@console/router'
import { useLocale } from '@console/session'
import { Page } from '@console/ui'
import { useState } from 'react'
import { useCaptcha } from '../identity/captcha/use-captcha.ts'
import { CodeStep } from '../identity/codes/code-step.tsx'
import { EmailStep } from '../identity/codes/email-step.tsx'
import { isCodeRefused } from '../identity/codes/refused-code.ts'
import { sentCode } from '../identity/codes/sent-code.ts'
import { StepLine } from '../identity/codes/step-line.tsx'
import { useText } from '../text.ts'
import { DetailsStep, type DetailsValues, withoutSecrets } from './details-step.tsx'
import { useKeptRegistration } from './kept-registration.ts'
import { ToSignIn } from './to-sign-in.tsx'

const STEPS = 3

/** Registers with an email address: the address, the code that was mailed to it, then the rest. */
export function RegisterEmailPage() {
  const text = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { send: sendMail } = useChange(sendRegisterMail)
  const { send: sendRegistration } = useChange(register)
  const mailCaptcha = useCaptcha('send_register_mail')
  const captcha = useCaptcha('register')
  const { email, sent, typed, keep, forget } = useKeptRegistration()
  const [isOtherEmail, setOtherEmail] = useState(false)
  const [otp, setOtp] = useState<string>()
  /** Held in memory while the code is entered again, since a password is in it. */
  const [held, setHeld] = useState<DetailsValues>()
  const [refusal, setRefusal] = useState<unknown>()

  async function mailCode(to: string): Promise<void> {
    const answer = await sendMail({}, { body: { email: to, locale, captcha_token: await mailCaptcha() } })
    keep({ email: to, sent: sentCode(to, answer, Date.now()) })
    setOtherEmail(false)
    setOtp(undefined)
    setRefusal(undefined)
  }

  async function registerWith(code: string, to: string, values: DetailsValues, { idempotencyKey }: Sending): Promise<void> {
    const { confirmation: _, agree_terms: __, ...details } = values
    const body = { ...details, agree_terms: true as const, email: to, otp: code, locale, captcha_token: await captcha() }
    try {
      await sendRegistration({}, { body, idempotencyKey })
    } catch (error) {
      if (!isCodeRefused(error)) throw error
      setHeld(values)
      setRefusal(error)
      setOtp(undefined)
      return
    }
    forget()
    void navigate(paths.registerComplete(), { replace: true })
  }

  if (!sent || isOtherEmail) {
    return (
      <Page title={text('registration.title')}>
        <StepLine step={1} of={STEPS} />
        <EmailStep email={email} intro={text('registration.email.intro')} onSend={mailCode} />
        <ToSignIn />
      </Page>
    )
  }
  if (otp === undefined) {
    return (
      <Page title={text('registration.title')}>
        <StepLine step={2} of={STEPS} />
        <CodeStep
          sent={sent}
          refusal={refusal}
          onResend={() => mailCode(sent.email)}
          onOtherEmail={() => setOtherEmail(true)}
          onCode={setOtp}
        />
      </Page>
    )
  }
  return (
    <Page title={text('registration.title')}>
      <StepLine step={3} of={STEPS} />
      <DetailsStep
        email={sent.email}
        values={held ?? { ...typed, password: '', confirmation: '', agree_terms: false }}
        onTyped={(values) => keep({ typed: withoutSecrets(values) })}
        onSubmit={(values, sending) => registerWith(otp, sent.email, values, sending)}
      />
      <ToSignIn />
    </Page>
  )
}
