import { useChange } from '@console/api'
import { Credentials, login } from '@console/contract'
import { Form, PasswordField, TextField, useRecordForm } from '@console/forms'
import { useLocation } from '@console/router'
import { goToDocument, pathAfterSignIn } from '@console/session'
import { Page, Text } from '@console/ui'
import { useEffect } from 'react'
import { useText } from '../text.ts'

/** Signs in with e-mail and password, then goes where the person wanted to be. */
export function LoginPage() {
  const text = useText()
  const { search } = useLocation()
  const { send } = useChange(login)
  const form = useRecordForm(Credentials, { email: '', password: '' })

  useEffect(() => form.setFocus('email'), [form])

  async function signIn(credentials: Credentials): Promise<void> {
    await send({}, { body: credentials })
    goToDocument(pathAfterSignIn(search))
  }

  return (
    <Page title={text('login.title')}>
      <Text color="fg.muted">{text('login.intro')}</Text>
      <Form form={form} onSubmit={signIn} submit={text('login.submit')} failed={text('login.failed')}>
        <TextField name="email" type="email" label={text('login.email')} autoComplete="username" required />
        <PasswordField name="password" label={text('login.password')} autoComplete="current-password" required />
      </Form>
    </Page>
  )
}
