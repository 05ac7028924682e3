import { useChange } from '@console/api'
import { Credentials, login, paths } from '@console/contract'
import { Form, PasswordField, TextField, useRecordForm } from '@console/forms'
import { useFormats } from '@console/i18n'
import { withNext } from '@console/module'
import { Navigate, useLocation } from '@console/router'
import { areaAt, goToDocument, nextOf, pathAfterSignIn } from '@console/session'
import { Flex, Notice, Page, Text, TextLink } from '@console/ui'
import { useEffect, useState } from 'react'
import { useCaptcha } from '../identity/captcha/use-captcha.ts'
import { GoogleInstead } from '../identity/google/google-instead.tsx'
import { invitationIn } from '../identity/invitation-link.ts'
import { forgetNotice, keptNotice, type SignInNotice } from '../identity/sign-in-notice.ts'
import { useText } from '../text.ts'

const NOTICES = { registered: 'error.registration_pending', reset: 'login.reset', joined: 'invitation.joined' } as const satisfies Record<
  SignInNotice,
  string
>

export function LoginPage() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  // An issuer may be set up to send people back here.
  const isCallback = query.has('error') || (query.has('code') && query.has('state'))
  return isCallback ? <Navigate to={`/login/google${search}`} replace /> : <SignIn search={search} />
}

function SignIn({ search }: { readonly search: string }) {
  const text = useText()
  const { send } = useChange(login)
  const { dateTime } = useFormats()
  const captcha = useCaptcha('login')
  const form = useRecordForm(Credentials, { email: '', password: '' })
  const next = nextOf(search)
  const area = areaAt(next ?? '')?.label
  const [kept, setKept] = useState(keptNotice)
  const intro = invitationIn(search) ? text('invitation.toAccept') : text('login.intro')

  useEffect(forgetNotice, [])
  useEffect(() => form.setFocus('email'), [form])

  async function signIn(credentials: Credentials): Promise<void> {
    // The outcome of this sign-in replaces what an earlier page said.
    setKept(undefined)
    await send({}, { body: { ...credentials, captcha_token: await captcha() } })
    goToDocument(pathAfterSignIn(search))
  }

  return (
    <Page title={text('login.title')}>
      {kept ? (
        <Notice>
          <Text role="status">{text(NOTICES[kept.notice])}</Text>
          {kept.notice === 'registered' ? (
            <>
              <Text mt="2">{text('registration.sent.at', { when: dateTime(kept.at) })}</Text>
              <Text mt="2">{text('registration.sent.next')}</Text>
              <Text mt="2">{text('registration.sent.meanwhile')}</Text>
            </>
          ) : null}
        </Notice>
      ) : (
        <Text color="fg.muted">{area ? text('login.toOpen', { area }) : intro}</Text>
      )}
      <Form form={form} onSubmit={signIn} submit={text('login.submit')} failed={text('login.failed')} news={['registration_pending']} wide>
        <TextField name="email" type="email" label={text('login.email')} autoComplete="username" required />
        <PasswordField name="password" label={text('login.password')} autoComplete="current-password" required />
      </Form>
      <GoogleInstead />
      <Flex gap="2" justify="space-between" wrap="wrap" textStyle="sm">
        <TextLink to={paths.forgotPassword()}>{text('login.forgot')}</TextLink>
        <TextLink to={withNext(paths.register(), next)}>{text('login.register')}</TextLink>
      </Flex>
    </Page>
  )
}
