import { useChange } from '@console/api'
import { createApplication, paths } from '@console/contract'
import { Form, type Sending, TextField, useRecordForm } from '@console/forms'
import { useNavigate } from '@console/router'
import { Page, Section, Stack, toast } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationFormFields } from './application-form.tsx'
import { ApplicationCreateForm, creationOf, EMPTY } from './application-values.ts'
import { FirebaseCheck } from './firebase-check.tsx'
import { IntegrationFields } from './integration-fields.tsx'

/** All of an application at once: what describes it and what connects it. */
export function ApplicationCreatePage() {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(createApplication)
  const form = useRecordForm(ApplicationCreateForm, EMPTY, { form: 'application' })

  async function create(values: ApplicationCreateForm, { idempotencyKey }: Sending): Promise<void> {
    const { code } = await send({}, { body: creationOf(values), idempotencyKey })
    toast.success(text('application.create.done'))
    await navigate(paths.application(code))
  }

  return (
    <Page title={text('application.create.title')}>
      <Form
        form={form}
        submit={text('application.create.title')}
        failed={text('application.create.failed')}
        onSubmit={create}
        onCancel={() => void navigate(paths.applications())}
      >
        <Section>
          <Stack gap="5">
            <TextField
              name="code"
              label={text('application.code')}
              hint={text('application.form.codeHint')}
              errors={{ invalid_format: 'application.form.codeFormat' }}
              required
            />
            <ApplicationFormFields />
          </Stack>
        </Section>
        <Section title={text('application.integration')}>
          <IntegrationFields firebaseCheck={<FirebaseCheck />} />
        </Section>
      </Form>
    </Page>
  )
}
