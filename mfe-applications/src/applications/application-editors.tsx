import type { Application } from '@console/contract'
import { RecordEditor } from '@console/records/form'
import { Fact, Facts, Page, Section, Stack, Verbatim } from '@console/ui'
import { useState } from 'react'
import { ApplicationBadges } from '../application-badges.tsx'
import { ApplicationTabs } from '../application-tabs.tsx'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { applicationRecord } from './application-record.ts'
import { IntegrationFields } from './integration/integration-fields.tsx'
import { integrationForm } from './integration/integration-values.ts'
import { hideMadeSecret, showMadeSecret } from './integration/made-secret.ts'
import { PostbackSample } from './integration/postback-sample.tsx'
import { newRewardSecret } from './integration/reward-secret.ts'

export function Describing({ application }: { readonly application: Application }) {
  const text = useText()
  return (
    <Page title={text('action.editOf', { name: application.display_name })}>
      <RecordEditor of={applicationRecord} record={application}>
        <Section>
          <Stack gap="5">
            <Facts>
              <Fact name={text('application.code')}>
                <Verbatim fontFamily="mono">{application.code}</Verbatim>
              </Fact>
            </Facts>
            <ApplicationFields application={application} />
          </Stack>
        </Section>
      </RecordEditor>
    </Page>
  )
}

/** A form of its own, because other people may see what connects the application. */
export function Integrating({ application }: { readonly application: Application }) {
  const text = useText()
  const [made] = useState(newRewardSecret)
  const info = application.integration_info
  return (
    <Page title={application.display_name} part={text('application.integration')} beside={<ApplicationBadges application={application} />}>
      <ApplicationTabs application={application} current="integration" />
      <RecordEditor
        of={applicationRecord}
        record={application}
        form={integrationForm}
        onSaved={({ id }, before, { reward_secret }) => {
          if (reward_secret === made) showMadeSecret(id, made)
          // An earlier made one is no longer valid.
          else if (reward_secret && reward_secret !== before.integration_info?.reward_secret) hideMadeSecret(id)
        }}
      >
        <Section>
          <IntegrationFields
            madeSecret={made}
            storedSecret={{ value: info?.reward_secret ?? undefined, isSet: info?.reward_secret_set === true }}
            applicationId={application.id}
          />
        </Section>
        <PostbackSample />
      </RecordEditor>
    </Page>
  )
}
