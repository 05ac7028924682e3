import { RecordCreator } from '@console/records/form'
import { CopyButton, Page, Section, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { applicationRecord, creationForm, newApplication } from './application-record.ts'
import { CodeField } from './code-field.tsx'
import { IntegrationFields } from './integration/integration-fields.tsx'
import { showMadeSecret } from './integration/made-secret.ts'

const NONE_STORED = { value: undefined, isSet: false }

/** All of an application at once: what describes it, and what connects it, which mostly a developer knows. */
export function ApplicationCreatePage() {
  const text = useText()
  const [opened] = useState(newApplication)
  return (
    <Page title={text('application.create.title')}>
      <RecordCreator
        of={applicationRecord}
        form={creationForm}
        values={opened}
        onCreated={({ id }, { reward_secret }) => {
          if (reward_secret !== null && reward_secret === opened.reward_secret) showMadeSecret(id, reward_secret)
        }}
      >
        <Section>
          <ApplicationFields code={<CodeField />} />
        </Section>
        <Section
          title={text('application.integration')}
          actions={<CopyButton label={text('integration.ask')} value={text('integration.ask.text')} kind="content" />}
        >
          <Stack gap="5">
            <Text color="fg.muted">{text('integration.forDeveloper')}</Text>
            <IntegrationFields madeSecret={opened.reward_secret} storedSecret={NONE_STORED} />
          </Stack>
        </Section>
      </RecordCreator>
    </Page>
  )
}
