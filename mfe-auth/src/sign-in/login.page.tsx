import { useChange } from '@console/api'
import { Credentials, login } from '@console/contract'
import { Form, PasswordField, TextField, useRecordForm } from '@console/forms'
import { useLocation } from '@console/router'
import { areaAt, goToDocument, nextOf, pathAfterSignIn } from '@console/session'
import { Page, Text } from '@console/ui'
import { useEffect } from 'react'
import { useText } from '../text.ts'

/** Signs in with email and password, then goes where the person wanted to be. */
export function LoginPage() {
  const text = useText()
  const { search } = useLocation()
  const { send } = useChange(login)
  const area = areaAt(nextOf(search) ?? '')?.label
  const form = useRecordForm(Credentials, { email: '', password: '' })

  useEffect(() => form.setFocus('email'), [form])

  async function signIn(credentials: Credentials): Promise<void> {
    await send({}, { body: credentials })
    goToDocument(pathAfterSignIn(search))
  }

  return (
    <Page title={text('login.title')}>
      <Text color="fg.muted">{area ? text('login.toOpen', { area }) : text('login.intro')}</Text>
      <Form form={form} onSubmit={signIn} submit={text('login.submit')} failed={text('login.failed')} news={['registration_pending']} wide>
        <TextField name="email" type="email" label={text('login.email')} autoComplete="username" required />
        <PasswordField name="password" label={text('login.password')} autoComplete="current-password" required />
      </Form>
    </Page>
  )
}
