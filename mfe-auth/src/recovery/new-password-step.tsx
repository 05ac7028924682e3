import { Otp } from '@console/contract'
import { Form, type Sending, useRecordForm } from '@console/forms'
import { useEffect } from 'react'
import * as v from 'valibot'
import { CodeField } from '../identity/codes/code-field.tsx'
import { ResendCode } from '../identity/codes/resend-code.tsx'
import type { SentCode } from '../identity/codes/sent-code.ts'
import { SentLine } from '../identity/codes/sent-line.tsx'
import { chosenPassword, NO_PASSWORD, withConfirmation } from '../identity/passwords/chosen-password.ts'
import { NewPasswordFields } from '../identity/passwords/new-password-fields.tsx'
import { SignsInAs } from '../identity/passwords/signs-in-as.tsx'
import { useText } from '../text.ts'

const ResetForm = withConfirmation(v.object({ otp: Otp, ...chosenPassword }))
export type Reset = v.InferInput<typeof ResetForm>

interface Props {
  readonly sent: SentCode
  readonly onResend: () => Promise<void>
  readonly onOtherEmail: () => void
  readonly onSubmit: (values: Reset, sending: Sending) => Promise<void>
}

export function NewPasswordStep({ sent, onResend, onOtherEmail, onSubmit }: Props) {
  const text = useText()
  const form = useRecordForm(ResetForm, { otp: '', ...NO_PASSWORD })
  useEffect(() => form.setFocus('otp'), [form])
  return (
    <>
      <SentLine email={sent.email} />
      <Form form={form} onSubmit={onSubmit} submit={text('recovery.submit')} failed={text('recovery.failed')} wide>
        <SignsInAs email={sent.email} />
        <CodeField name="otp" />
        <NewPasswordFields />
      </Form>
      <ResendCode sent={sent} onResend={onResend} onOtherEmail={onOtherEmail} />
    </>
  )
}
