import { useChange } from '@console/api'
import { type RegistrationPerson, registerGoogle } from '@console/contract'
import { Form, type Sending, useRecordForm } from '@console/forms'
import { useLocale } from '@console/session'
import { Text } from '@console/ui'
import { useEffect } from 'react'
import * as v from 'valibot'
import { forgetAttempt, keepAttempt } from '../identity/accept-attempt.ts'
import { AgreeField } from '../identity/agree-field.tsx'
import { useInvitedNames } from '../identity/invited-names.ts'
import { PersonFields, person as personEntries } from '../identity/person-fields.tsx'
import { useText } from '../text.ts'
import { PublisherFields, publisher } from './publisher-fields.tsx'
import { useStoredRegistration } from './stored-registration.ts'

const Invited = v.object(personEntries)
const New = v.object({ ...personEntries, ...publisher })
type NewValues = v.InferInput<typeof New>
type InvitedValues = v.InferInput<typeof Invited>

interface Props {
  readonly person: RegistrationPerson
  readonly invitation: string | null
  readonly onDone: () => void
  /** Throws what it cannot handle. */
  readonly onRefused: (error: unknown) => void
}

/** Asks for the publisher, unless an invitation names it, and for the agreement. */
export function GoogleDetails({ invitation, ...props }: Props) {
  const text = useText()
  return (
    <>
      <Text overflowWrap="anywhere">{text('registration.byGoogle', { email: props.person.email })}</Text>
      <Text color="fg.muted">{text('registration.allRequired')}</Text>
      {invitation ? <InvitedForm {...props} invitation={invitation} /> : <NewForm {...props} />}
    </>
  )
}

function NewForm({ person, onDone, onRefused }: Omit<Props, 'invitation'>) {
  const text = useText()
  const locale = useLocale()
  const { send } = useChange(registerGoogle)
  const { typedFor, keep, forget } = useStoredRegistration()
  const typed = typedFor(person.email)
  const form = useRecordForm<NewValues>(New, {
    ...typed,
    first_name: typed.first_name || person.first_name,
    last_name: typed.last_name || person.last_name,
    agree_terms: false,
  })

  useEffect(() => form.setFocus('publisher_name'), [form])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { agree_terms: _, ...rest } }) => keep({ email: person.email, typed: rest }),
      }),
    [form, keep, person.email],
  )

  async function submit(values: NewValues, { idempotencyKey }: Sending): Promise<void> {
    try {
      await send({}, { body: { ...values, agree_terms: true, locale }, idempotencyKey })
    } catch (error) {
      return onRefused(error)
    }
    forget()
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit} submit={text('registration.submit')} failed={text('registration.failed')} wide>
      <PersonFields />
      <PublisherFields />
      <AgreeField />
    </Form>
  )
}

function InvitedForm({ person, invitation, onDone, onRefused }: Omit<Props, 'invitation'> & { readonly invitation: string }) {
  const text = useText()
  const locale = useLocale()
  const { send } = useChange(registerGoogle)
  const { names, keep, forget } = useInvitedNames(person.email)
  const { first_name, last_name } = names ?? person
  const form = useRecordForm<InvitedValues>(Invited, { first_name, last_name, agree_terms: false })

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form, keep])

  async function submit(values: InvitedValues, { idempotencyKey }: Sending): Promise<void> {
    keepAttempt(invitation)
    try {
      await send({}, { body: { ...values, agree_terms: true, locale, invitation_token: invitation }, idempotencyKey })
    } catch (error) {
      return onRefused(error)
    }
    forget()
    forgetAttempt()
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit} submit={text('registration.createAccount')} failed={text('registration.accountFailed')} wide>
      <PersonFields />
      <AgreeField />
    </Form>
  )
}
