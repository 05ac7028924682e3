import { RecordCreator } from '@console/records/form'
import { Page, Section } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { applicationRecord, creationForm } from './application-record.ts'
import { CodeField } from './code-field.tsx'
import { FirebaseCheck } from './integration/firebase-check.tsx'
import { IntegrationFields } from './integration/integration-fields.tsx'

/** All of an application at once: what describes it and what connects it. */
export function ApplicationCreatePage() {
  const text = useText()
  return (
    <Page title={text('application.create.title')}>
      <RecordCreator of={applicationRecord} form={creationForm}>
        <Section>
          <ApplicationFields code={<CodeField />} />
        </Section>
        <Section title={text('application.integration')}>
          <IntegrationFields isNew firebaseCheck={<FirebaseCheck />} />
        </Section>
      </RecordCreator>
    </Page>
  )
}
