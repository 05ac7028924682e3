import { call, useChange } from '@console/api'
import { Credentials, getProfile, login, logout, STRATEGIES } from '@console/contract'
import { Form, PasswordField, SelectField, TextField, useRecordForm } from '@console/forms'
import { useLocation } from '@console/router'
import { goToDocument, pathAfterSignIn, usePageData } from '@console/session'
import { ErrorLine, Page, StatusPage, Text } from '@console/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'

type Strategy = (typeof STRATEGIES)[number]
const TestCredentials = v.object({
  strategy: v.picklist(STRATEGIES, 'invalid_option'),
  email: Credentials.entries.email,
  password: Credentials.entries.password,
})
type TestCredentials = v.InferInput<typeof TestCredentials>

/** The sign-in page of testers and of the provider's staff: without captcha, and only where the host allows it (`LOGIN_TEST`). */
export function LoginTestPage() {
  const text = useText()
  const { settings } = usePageData()
  return settings.login_test ? <TestSignIn /> : <StatusPage status="404" title={text('notFound.title')} text={text('notFound.text')} />
}

function TestSignIn() {
  const text = useText()
  const { search } = useLocation()
  const { send } = useChange(login)
  const [other, setOther] = useState<Strategy>()
  const form = useRecordForm<TestCredentials>(TestCredentials, { strategy: 'local', email: '', password: '' })

  useEffect(() => form.setFocus('email'), [form])

  async function signIn({ strategy, email, password }: TestCredentials): Promise<void> {
    setOther(undefined)
    await send({}, { body: { email, password } })
    const profile = await call(getProfile, {})
    if (profile.strategy === strategy) return goToDocument(strategy === 'provider' ? '/' : pathAfterSignIn(search))
    await call(logout, {}, { body: {} })
    setOther(profile.strategy)
  }

  return (
    <Page title={text('testers.title')}>
      <Text color="fg.muted">{text('testers.intro')}</Text>
      <Form form={form} onSubmit={signIn} submit={text('login.submit')} failed={text('login.failed')} news={['registration_pending']} wide>
        <SelectField
          name="strategy"
          label={text('testers.strategy')}
          options={STRATEGIES.map((value) => ({ value, label: text(`testers.strategy.${value}`) }))}
          required
        />
        <TextField name="email" type="email" label={text('login.email')} autoComplete="username" required />
        <PasswordField name="password" label={text('login.password')} autoComplete="current-password" required />
      </Form>
      {other ? (
        <ErrorLine>
          <Text>{text('testers.otherStrategy', { strategy: text(`testers.strategy.${other}`) })}</Text>
        </ErrorLine>
      ) : null}
    </Page>
  )
}
