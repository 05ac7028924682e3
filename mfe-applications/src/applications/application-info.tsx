import { type Application, getCampaign, paths } from '@console/contract'
import { useOwner } from '@console/records'
import { RecordActions, RecordColumns } from '@console/records/page'
import { useMay } from '@console/session'
import { Box, EntityLink, Page, Section } from '@console/ui'
import { ApplicationBadges } from '../application-badges.tsx'
import { ApplicationTabs } from '../application-tabs.tsx'
import { useText } from '../text.ts'
import { useApplicationActions } from './application-actions.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { applicationRecord } from './application-record.ts'
import { ApplicationStrip } from './application-strip.tsx'
import { NewSecret } from './integration/new-secret.tsx'
import { SetupChecklist } from './setup/setup-checklist.tsx'
import { UsedBy } from './used-by.tsx'

export function ApplicationInfo({ application }: { readonly application: Application }) {
  const text = useText()
  const owner = useOwner(applicationRecord, 'read')(application) ?? undefined
  const maySeeMissions = useMay(getCampaign)
  return (
    <Page
      wide
      title={application.display_name}
      beside={<ApplicationBadges application={application} />}
      actions={<RecordActions of={applicationRecord} record={application} actions={useApplicationActions()} />}
    >
      <ApplicationTabs application={application} owner={owner} current="overview" />
      <NewSecret application={application} />
      <RecordColumns facts={<ApplicationStrip application={application} />}>
        <SetupChecklist application={application} />
        <ApplicationFacts application={application} />
        <Section
          title={text('application.usedBy.title')}
          actions={
            maySeeMissions ? (
              <Box textStyle="sm">
                <EntityLink to={paths.whatPlayersSee(application.id)} quiet={false}>
                  {text('application.players')}
                </EntityLink>
              </Box>
            ) : null
          }
        >
          <UsedBy applicationId={application.id} />
        </Section>
      </RecordColumns>
    </Page>
  )
}
