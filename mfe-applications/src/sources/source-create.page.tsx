import { failedWith } from '@console/api'
import { Id, paths } from '@console/contract'
import { ApplicationBadge } from '@console/entities'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { useLocation, useParams } from '@console/router'
import { Page, SkeletonPage } from '@console/ui'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { ApplicationChooser } from './application-chooser.tsx'
import { ApplicationMissing } from './application-missing.tsx'
import { SourceElsewhere } from './source-elsewhere.tsx'
import { SourceFields } from './source-fields.tsx'
import { sourceRecord } from './source-record.ts'
import { useApplication } from './use-application.ts'

/** Begins with choosing an application if the address has none; `?from=<id>` fills in that source for another platform. */
export function SourceCreatePage() {
  const text = useText()
  const { application_id } = useParams()
  const { search } = useLocation()
  return application_id === undefined ? (
    <Page title={text('source.create.title')}>
      <ApplicationChooser intro={text('source.create.choose')} to={(id) => paths.sourceCreate(id) + search} />
    </Page>
  ) : (
    <InApplication key={application_id + search} applicationId={application_id} />
  )
}

function InApplication({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  const from = useOriginalId()
  const application = useApplication(applicationId).data
  return (
    <Page
      title={text(from ? 'source.elsewhere.title' : 'source.create.title')}
      beside={application ? <ApplicationBadge application={application} /> : undefined}
    >
      <OnceKnown applicationId={applicationId}>
        <FromOriginal of={sourceRecord} failed={text('source.elsewhere.failed')}>
          {(original) =>
            original ? (
              <SourceElsewhere applicationId={applicationId} original={original} />
            ) : (
              <RecordCreator of={sourceRecord} params={{ application_id: applicationId }}>
                <SourceFields applicationId={applicationId} isNew />
              </RecordCreator>
            )
          }
        </FromOriginal>
      </OnceKnown>
    </Page>
  )
}

interface OnceKnownProps {
  readonly applicationId: string
  readonly children: ReactNode
}

/** Anyone who may not read the application still gets the form; only a missing one has none. */
function OnceKnown({ applicationId, children }: OnceKnownProps) {
  const text = useText()
  const application = useApplication(applicationId)
  if (!v.is(Id, applicationId)) return <ApplicationMissing title={text('sources.applicationNotFound')} />
  if (!application.data && failedWith(application, 'application_not_found')) return <ApplicationMissing title={text('source.parentGone')} />
  return application.data || application.error ? children : <SkeletonPage />
}
