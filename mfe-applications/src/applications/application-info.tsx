import type { Application } from '@console/contract'
import { ModeBadge, StatusBadge } from '@console/entities'
import { RecordActions } from '@console/records/page'
import { Flex, Page, Section } from '@console/ui'
import { useText } from '../text.ts'
import { useApplicationActions } from './application-actions.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { applicationRecord } from './application-record.ts'
import { SetupChecklist } from './setup/setup-checklist.tsx'
import { UsedBy } from './used-by.tsx'

/** The application as it is: what is set up, what uses it, and what can be done with it. */
export function ApplicationInfo({ application }: { readonly application: Application }) {
  const text = useText()
  return (
    <Page
      title={application.display_name}
      beside={<Badges application={application} />}
      actions={<RecordActions of={applicationRecord} record={application} actions={useApplicationActions()} />}
    >
      <ApplicationFacts application={application} />
      <SetupChecklist application={application} />
      <Section title={text('application.usedBy.title')}>
        <UsedBy applicationId={application.id} />
      </Section>
    </Page>
  )
}

function Badges({ application: { status, mode } }: { readonly application: Application }) {
  return (
    <Flex as="span" display="inline-flex" gap="1" wrap="wrap">
      <StatusBadge status={status} />
      <ModeBadge mode={mode} />
    </Flex>
  )
}
