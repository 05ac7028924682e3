import { Otp } from '@console/contract'
import { Form, useRecordForm } from '@console/forms'
import { useEffect } from 'react'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { CodeField } from './code-field.tsx'
import { isCodeRefused } from './refused-code.ts'
import { ResendCode } from './resend-code.tsx'
import type { SentCode } from './sent-code.ts'
import { SentLine } from './sent-line.tsx'

const Code = v.object({ otp: Otp })

interface Props {
  readonly sent: SentCode
  readonly entered: string | undefined
  /** The error that refused the entered code. */
  readonly refusal: unknown
  readonly onResend: () => Promise<void>
  readonly onOtherEmail: () => void
  readonly onCode: (otp: string) => void
}

/** Goes on as soon as the code is whole. The API checks it together with the rest. */
export function CodeStep({ sent, entered = '', refusal, onResend, onOtherEmail, onCode }: Props) {
  const text = useText()
  const form = useRecordForm(Code, { otp: sent.expires > Date.now() ? entered : '' })

  useEffect(() => {
    form.setFocus('otp')
    if (isCodeRefused(refusal)) {
      form.setError('otp', { type: refusal.code, types: { left: String(refusal.problem?.attempts_left ?? '') } })
    }
  }, [form, refusal])

  async function resend(): Promise<void> {
    await onResend()
    form.reset({ otp: '' })
  }

  return (
    <>
      <SentLine email={sent.email} />
      <Form form={form} onSubmit={async ({ otp }) => onCode(otp)} submit={text('code.next')} failed={text('code.label')} wide>
        <CodeField name="otp" goesOn />
      </Form>
      <ResendCode sent={sent} onResend={resend} onOtherEmail={onOtherEmail} />
    </>
  )
}
