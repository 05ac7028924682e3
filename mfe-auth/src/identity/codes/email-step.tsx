import { Credentials } from '@console/contract'
import { Form, TextField, useRecordForm } from '@console/forms'
import { Text } from '@console/ui'
import { useEffect } from 'react'
import * as v from 'valibot'
import { useText } from '../../text.ts'

const Address = v.object({ email: Credentials.entries.email })

interface Props {
  readonly email: string
  readonly intro: string
  /** Throws `ApiError`. */
  readonly onSend: (email: string) => Promise<void>
}

export function EmailStep({ email, intro, onSend }: Props) {
  const text = useText()
  const form = useRecordForm(Address, { email })
  useEffect(() => form.setFocus('email'), [form])
  return (
    <>
      <Text color="fg.muted">{intro}</Text>
      <Form
        form={form}
        onSubmit={(values) => onSend(v.parse(Address, values).email)}
        submit={text('code.send')}
        failed={text('code.sendFailed')}
        wide
      >
        <TextField name="email" type="email" label={text('login.email')} autoComplete="username" required />
      </Form>
    </>
  )
}
