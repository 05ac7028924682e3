import { TextField } from '@console/forms'
import { RecordCreator } from '@console/records/form'
import { Page, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { applicationRecord, creationForm } from './application-record.ts'
import { FirebaseCheck } from './integration/firebase-check.tsx'
import { IntegrationFields } from './integration/integration-fields.tsx'

/** All of an application at once: what describes it and what connects it. */
export function ApplicationCreatePage() {
  const text = useText()
  return (
    <Page title={text('application.create.title')}>
      <RecordCreator of={applicationRecord} form={creationForm}>
        <Section>
          <Stack gap="5">
            <TextField
              name="code"
              label={text('application.code')}
              hint={text('application.form.codeHint')}
              errors={{ invalid_format: 'application.form.codeFormat' }}
              required
            />
            <ApplicationFields />
          </Stack>
        </Section>
        <Section title={text('application.integration')}>
          <IntegrationFields firebaseCheck={<FirebaseCheck />} />
        </Section>
      </RecordCreator>
    </Page>
  )
}
