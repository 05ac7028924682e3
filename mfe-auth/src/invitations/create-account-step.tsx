import { isApiError, useChange } from '@console/api'
import { login, paths, register } from '@console/contract'
import { Form, type Sending, useRecordForm } from '@console/forms'
import { withNext } from '@console/module'
import { useNavigate } from '@console/router'
import { goToDocument, useLocale } from '@console/session'
import { Text } from '@console/ui'
import { useEffect } from 'react'
import * as v from 'valibot'
import { forgetAttempt, keepAttempt } from '../identity/accept-attempt.ts'
import { AgreeField } from '../identity/agree-field.tsx'
import { useCaptcha } from '../identity/captcha/use-captcha.ts'
import { GoogleInstead } from '../identity/google/google-instead.tsx'
import { storeNext } from '../identity/google/stored-next.ts'
import { useNoteOn } from '../identity/invitation-refusals.ts'
import { useInvitedNames } from '../identity/invited-names.ts'
import { chosenPassword, NO_PASSWORD, withConfirmation } from '../identity/passwords/chosen-password.ts'
import { NewPasswordFields } from '../identity/passwords/new-password-fields.tsx'
import { SignsInAs } from '../identity/passwords/signs-in-as.tsx'
import { PersonFields, person } from '../identity/person-fields.tsx'
import { keepNotice } from '../identity/sign-in-notice.ts'
import { useText } from '../text.ts'

const NewAccount = withConfirmation(v.object({ ...chosenPassword, ...person }))
type NewAccount = v.InferInput<typeof NewAccount>
const EMPTY: NewAccount = { ...NO_PASSWORD, first_name: '', last_name: '', agree_terms: false }

interface Props {
  readonly token: string
  readonly email: string
}

/** Creating an account accepts the invitation, and signs in. */
export function CreateAccountStep({ token, email }: Props) {
  const text = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const noteOn = useNoteOn(token)
  const { send: sendRegistration } = useChange(register)
  const { send: sendCredentials } = useChange(login)
  const captchaToRegister = useCaptcha('register')
  const captchaToSignIn = useCaptcha('login')
  const { names, keep, forget } = useInvitedNames(email)
  const form = useRecordForm<NewAccount>(NewAccount, { ...EMPTY, ...names })

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form, keep])

  async function join({ confirmation: _, ...values }: NewAccount, { idempotencyKey }: Sending): Promise<void> {
    try {
      const body = { ...values, agree_terms: true, locale, invitation_token: token, captcha_token: await captchaToRegister() } as const
      keepAttempt(token)
      await sendRegistration({}, { body, idempotencyKey })
    } catch (error) {
      return noteOn(error)
    }
    forget()
    forgetAttempt()
    storeNext(null)
    await signIn(values.password)
  }

  /** The account exists by now: what fails here is no failure of the form. */
  async function signIn(password: string): Promise<void> {
    try {
      await sendCredentials({}, { body: { email, password, captcha_token: await captchaToSignIn() } })
      goToDocument(paths.acceptInviteSuccess())
    } catch (error) {
      if (!isApiError(error)) throw error
      keepNotice('joined')
      void navigate(withNext(paths.login(), paths.acceptInviteSuccess()), { replace: true })
    }
  }

  return (
    <>
      <Text>{text('invitation.newAccount')}</Text>
      <Form form={form} onSubmit={join} submit={text('registration.createAccount')} failed={text('registration.accountFailed')} wide>
        <SignsInAs email={email} />
        <NewPasswordFields />
        <PersonFields />
        <AgreeField />
      </Form>
      <GoogleInstead next={paths.acceptInvite(token)} />
    </>
  )
}
