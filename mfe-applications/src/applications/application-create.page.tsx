import { RecordCreator } from '@console/records/form'
import { CopyButton, Page, Section, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { applicationRecord, creationForm } from './application-record.ts'
import { CodeField } from './code-field.tsx'
import { FirebaseCheck } from './integration/firebase-check.tsx'
import { IntegrationFields } from './integration/integration-fields.tsx'

/** All of an application at once: what describes it, and what connects it, which mostly a developer knows. */
export function ApplicationCreatePage() {
  const text = useText()
  return (
    <Page title={text('application.create.title')}>
      <RecordCreator of={applicationRecord} form={creationForm}>
        <Section>
          <ApplicationFields code={<CodeField />} />
        </Section>
        <Section
          title={text('application.integration')}
          actions={<CopyButton label={text('integration.ask')} value={text('integration.ask.text')} kind="content" />}
        >
          <Stack gap="5">
            <Text color="fg.muted">{text('integration.forDeveloper')}</Text>
            <IntegrationFields isNew firebaseCheck={<FirebaseCheck />} />
          </Stack>
        </Section>
      </RecordCreator>
    </Page>
  )
}
