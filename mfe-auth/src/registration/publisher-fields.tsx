import { useCall } from '@console/api'
import { Code, checkPublisher, RegisterNew, tidy } from '@console/contract'
import { useSuggestedCode } from '@console/entities'
import { TextField, useFieldValue, useFormContext } from '@console/forms'
import { Text, useSettled } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../text.ts'

const { publisher_name, publisher_code, note } = RegisterNew.entries
export const publisher = { publisher_name, publisher_code, note }

export function PublisherFields() {
  const text = useText()
  useSuggestedCode({ from: 'publisher_name', to: 'publisher_code', schema: Code })
  return (
    <>
      <TextField name="publisher_name" label={text('registration.publisherName')} autoComplete="organization" required />
      <TextField
        name="publisher_code"
        label={text('registration.publisherCode')}
        hint={<CodeHint />}
        errors={{ invalid_format: 'registration.codeFormat', taken: 'registration.codeTaken' }}
        required
      />
      <TextField name="note" label={text('registration.note')} hint={text('registration.noteHint')} rows={3} required />
    </>
  )
}

/** Says while the person types whether the code is free; not without a response, or if the field's error says it. */
function CodeHint() {
  const text = useText()
  const [typed] = useFieldValue<string>('publisher_code')
  const code = useSettled(tidy(typed))
  const isCode = v.is(publisher_code, code)
  const { getFieldState, formState } = useFormContext()
  const isRefused = getFieldState('publisher_code', formState).error?.type === 'taken'
  const { data } = useCall(checkPublisher, isCode ? { code } : null)
  const isKnown = data !== undefined && code === tidy(typed) && !isRefused
  return (
    <Text as="span" role="status" color={isKnown && data.exists ? 'fg.error' : undefined}>
      {isKnown ? text(data.exists ? 'registration.codeTaken' : 'registration.codeFree', { code }) : text('registration.codeHint')}
    </Text>
  )
}
