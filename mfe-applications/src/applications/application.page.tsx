import { failedWith, useCall } from '@console/api'
import {
  type Application,
  applicationFields,
  applicationIntegration,
  Code,
  getApplication,
  inputFromSearch,
  listApplications,
} from '@console/contract'
import { RecordEditor } from '@console/records/form'
import { LoadedRecord, type RecordReading } from '@console/records/page'
import { useParams, useSearchParams } from '@console/router'
import type { Needs } from '@console/session'
import { Fact, Facts, Page, Section, Stack } from '@console/ui'
import { type ComponentType, useMemo } from 'react'
import * as v from 'valibot'
import { ApplicationBadges } from '../application-badges.tsx'
import { ApplicationTabs } from '../application-tabs.tsx'
import { useText } from '../text.ts'
import { ApplicationFields } from './application-fields.tsx'
import { ApplicationInfo } from './application-info.tsx'
import { applicationRecord } from './application-record.ts'
import { FirebaseCheck } from './integration/firebase-check.tsx'
import { IntegrationFields } from './integration/integration-fields.tsx'
import { integrationForm } from './integration/integration-values.ts'
import { PostbackSample } from './integration/postback-sample.tsx'

export function ApplicationPage() {
  const [search] = useSearchParams()
  const { needs, Content } = modeOf(search.get('mode'))
  return (
    <LoadedRecord of={applicationRecord} needs={needs} reading={useApplicationOfCode()}>
      {(application) => <Content key={application.id} application={application} />}
    </LoadedRecord>
  )
}

interface Mode {
  /** Whose permission it takes, beyond reading the application. */
  readonly needs?: Needs
  readonly Content: ComponentType<{ readonly application: Application }>
}

/** What the address asks for; a mode that nobody knows is the plain page. */
function modeOf(mode: string | null): Mode {
  switch (mode) {
    case 'edit':
      return { needs: applicationFields, Content: Describing }
    case 'integration':
      return { needs: applicationIntegration, Content: Integrating }
    default:
      return { Content: ApplicationInfo }
  }
}

/** The address has the code, by which the list finds the id; an unusable code makes no call. */
function useApplicationOfCode(): RecordReading<Application> {
  const { code = '' } = useParams()
  const isUnusable = !v.is(Code, code)
  // As the host asks for it, so that its answer is there already.
  const input = useMemo(() => inputFromSearch(listApplications, new URLSearchParams({ code })), [code])
  const found = useCall(listApplications, isUnusable ? null : input)
  const application_id = found.data?.items[0]?.id
  const reading = useCall(getApplication, application_id === undefined ? null : { application_id })
  const isGone = found.data?.items.length === 0 || failedWith(reading, 'application_not_found')
  return { ...(found.error ? { ...found, data: undefined } : reading), isUnusable, isGone }
}

/** `?mode=edit`: what describes the application. */
function Describing({ application }: { readonly application: Application }) {
  const text = useText()
  return (
    <Page title={text('application.edit.title')}>
      <RecordEditor of={applicationRecord} record={application}>
        <Section>
          <Stack gap="5">
            <Facts>
              <Fact name={text('application.code')}>{application.code}</Fact>
            </Facts>
            <ApplicationFields application={application} />
          </Stack>
        </Section>
      </RecordEditor>
    </Page>
  )
}

/** `?mode=integration`: what connects the application, apart from what describes it, because other people may see it. */
function Integrating({ application }: { readonly application: Application }) {
  const text = useText()
  return (
    <Page title={application.display_name} part={text('application.integration')} beside={<ApplicationBadges application={application} />}>
      <ApplicationTabs application={application} current="integration" />
      <RecordEditor of={applicationRecord} record={application} form={integrationForm}>
        <Section>
          <IntegrationFields
            mayKeepSecret={application.integration_info?.reward_secret_set === true}
            firebaseCheck={<FirebaseCheck applicationId={application.id} />}
          />
        </Section>
        <PostbackSample />
      </RecordEditor>
    </Page>
  )
}
