import { Form, type Sending, useRecordForm } from '@console/forms'
import { Text } from '@console/ui'
import { useEffect } from 'react'
import * as v from 'valibot'
import { AgreeField } from '../identity/agree-field.tsx'
import { chosenPassword, withConfirmation } from '../identity/passwords/chosen-password.ts'
import { NewPasswordFields } from '../identity/passwords/new-password-fields.tsx'
import { SignsInAs } from '../identity/passwords/signs-in-as.tsx'
import { PersonFields, person } from '../identity/person-fields.tsx'
import { useText } from '../text.ts'
import { PublisherFields, publisher } from './publisher-fields.tsx'
import type { Typed } from './stored-registration.ts'

const Details = withConfirmation(v.object({ ...chosenPassword, ...person, ...publisher }))
export type DetailsValues = v.InferInput<typeof Details>

interface Props {
  readonly email: string
  readonly values: DetailsValues
  readonly onTyped: (values: DetailsValues) => void
  readonly onSubmit: (values: DetailsValues, sending: Sending) => Promise<void>
}

export function DetailsStep({ email, values, onTyped, onSubmit }: Props) {
  const text = useText()
  const form = useRecordForm(Details, values)

  useEffect(() => form.setFocus('password'), [form])
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [form, onTyped])

  return (
    <Form form={form} onSubmit={onSubmit} submit={text('registration.submit')} failed={text('registration.failed')} wide>
      <SignsInAs email={email} />
      <Text color="fg.muted">{text('registration.allRequired')}</Text>
      <NewPasswordFields />
      <PersonFields />
      <PublisherFields />
      <AgreeField />
    </Form>
  )
}

export function withoutSecrets({ first_name, last_name, publisher_name, publisher_code, note }: DetailsValues): Typed {
  return { first_name, last_name, publisher_name, publisher_code, note }
}
