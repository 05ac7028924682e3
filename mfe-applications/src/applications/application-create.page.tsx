import { ApplicationCode, ApplicationCreate } from '@console/contract'
import { useSuggestedCode } from '@console/entities'
import { TextField } from '@console/forms'
import { describeForm, formOf } from '@console/records'
import { RecordCreator } from '@console/records/form'
import { CopyButton, Page, Section, Stack, Text } from '@console/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { applicationRecord, type DescriptionForm, descriptionOf } from './application-record.ts'
import { FirebaseInput } from './integration/firebase-input.ts'
import { IntegrationFields } from './integration/integration-fields.tsx'
import { showMadeSecret } from './integration/made-secret.ts'
import { newRewardSecret } from './integration/reward-secret.ts'

const NONE_STORED = { value: undefined, isSet: false }

const Creation = v.object({
  ...v.omit(ApplicationCreate, ['integration_info']).entries,
  ...ApplicationCreate.entries.integration_info.wrapped.entries,
  firebase_config: FirebaseInput,
})

type CreationForm = Omit<v.InferInput<typeof Creation>, 'status'> & Pick<DescriptionForm, 'status'>

/** A secret is made, so that nobody has to think of one. */
const newApplication = () => ({
  code: '',
  ...descriptionOf(undefined),
  firebase_config: '',
  url: '',
  reward_secret: newRewardSecret(),
})

/** The parts of `integration_info` are fields beside the others. */
const creationForm = describeForm({
  schema: formOf<CreationForm>()(Creation),
  values: (): CreationForm => newApplication(),
  body: ({ firebase_config, url, reward_secret, ...fields }) => ({ ...fields, integration_info: { firebase_config, url, reward_secret } }),
})

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

/** Follows the name until someone types another code. */
function CodeField() {
  const text = useText()
  useSuggestedCode({ from: 'display_name', to: 'code', schema: ApplicationCode })
  return (
    <TextField
      name="code"
      label={text('application.code')}
      hint={text('application.form.codeHint')}
      errors={{ invalid_format: 'application.form.codeFormat' }}
      required
    />
  )
}
