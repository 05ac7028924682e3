import { useChange } from '@console/api'
import { paths, register, sendRegisterMail } from '@console/contract'
import type { Sending } from '@console/forms'
import { Navigate, useLocation, useNavigate } from '@console/router'
import { useLocale } from '@console/session'
import { Page } from '@console/ui'
import { useState } from 'react'
import { useCaptcha } from '../identity/captcha/use-captcha.ts'
import { CodeStep } from '../identity/codes/code-step.tsx'
import { EmailStep } from '../identity/codes/email-step.tsx'
import { isCodeRefused } from '../identity/codes/refused-code.ts'
import { sentCode } from '../identity/codes/sent-code.ts'
import { StepLine } from '../identity/codes/step-line.tsx'
import { keepNotice } from '../identity/sign-in-notice.ts'
import { useText } from '../text.ts'
import { DetailsStep, type DetailsValues, withoutSecrets } from './details-step.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { useStoredRegistration } from './stored-registration.ts'

const STEPS = ['email', 'code', 'details'] as const
type FormStep = (typeof STEPS)[number]

export function RegisterEmailPage() {
  const text = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const { send: sendMail } = useChange(sendRegisterMail)
  const { send: sendRegistration } = useChange(register)
  const mailCaptcha = useCaptcha('send_register_mail')
  const captcha = useCaptcha('register')
  const { email, sent, typedFor, keep, forget } = useStoredRegistration()
  /** The step of an address that names none. */
  const [first] = useState<FormStep>(sent ? 'code' : 'email')
  const [otp, setOtp] = useState<string>()
  /** In memory alone, since a password is in it. */
  const [held, setHeld] = useState<DetailsValues>()
  const [refusal, setRefusal] = useState<unknown>()
  const named = STEPS.find((one) => hash === `#${one}`)
  const asked = named ?? first
  // Addresses do not hold the code: without it, its step comes first.
  const step = asked === 'details' && otp === undefined ? 'code' : asked

  /** Steps are parts of one page: Back leads through them, and no form asks about leaving. */
  function goTo(next: FormStep, { replace = named === next } = {}): void {
    void navigate({ search, hash: next }, { replace })
  }

  async function mailCode(to: string): Promise<void> {
    const response = await sendMail({}, { body: { email: to, locale, captcha_token: await mailCaptcha() } })
    keep({ email: to, sent: sentCode(to, response, Date.now()) })
    setOtp(undefined)
    setRefusal(undefined)
    if (step === 'email') goTo('code')
  }

  function takeCode(entered: string): void {
    setOtp(entered)
    setRefusal(undefined)
    goTo('details')
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
      goTo('code', { replace: true })
      return
    }
    forget()
    keepNotice('registered')
    void navigate(paths.registerComplete(), { replace: true })
  }

  // Back from the page after the last step must not lead into a registration that is over.
  if (!sent && step !== 'email') return <Navigate to={paths.register()} replace />
  return (
    <Page title={text('registration.title')}>
      <StepLine step={STEPS.indexOf(step) + 1} of={STEPS.length} />
      {step === 'email' ? <EmailStep email={email} intro={text('registration.email.intro')} onSend={mailCode} /> : null}
      {sent && step === 'code' ? (
        <CodeStep
          sent={sent}
          entered={otp}
          refusal={refusal}
          onResend={() => mailCode(sent.email)}
          onOtherEmail={() => goTo('email')}
          onCode={takeCode}
        />
      ) : null}
      {sent && step === 'details' && otp !== undefined ? (
        <DetailsStep
          email={sent.email}
          values={held ?? { ...typedFor(sent.email), password: '', confirmation: '', agree_terms: false }}
          onTyped={(values) => {
            setHeld(values)
            keep({ typed: withoutSecrets(values) })
          }}
          onSubmit={(values, sending) => registerWith(otp, sent.email, values, sending)}
        />
      ) : null}
      {step === 'code' ? null : <SignInLink />}
    </Page>
  )
}
