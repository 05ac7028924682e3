import { useCall } from '@console/api'
import { ACTIVE_STATUSES, createSource, Id, listSources, PLATFORMS, paths, type Source } from '@console/contract'
import { ApplicationBadge } from '@console/entities'
import { usePageInput, useParams } from '@console/router'
import { useMay, useRecordName } from '@console/session'
import { LinkButton, Page, RecordList, Text } from '@console/ui'
import { useEffect } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { ApplicationMissing } from './application-missing.tsx'
import { useLastChoice } from './last-choice.ts'
import { useSourceActions } from './source-actions.ts'
import { useSourceColumns } from './source-table.tsx'
import { useApplication } from './use-application.ts'

const idOf = (source: Source) => source.id

/** The sources of one application; an unusable id makes no call. */
export function SourceListPage() {
  const text = useText()
  const { application_id = '' } = useParams()
  if (v.is(Id, application_id)) return <Sources key={application_id} applicationId={application_id} />
  return (
    <Page title={text('sources.title')}>
      <ApplicationMissing title={text('sources.applicationNotFound')} />
    </Page>
  )
}

function Sources({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  const { application, name, isGone } = useListed(applicationId)
  const beside = application ? <ApplicationBadge application={application} /> : <Text color="fg.muted">{name}</Text>
  return isGone ? (
    <Page title={text('sources.title')}>
      <ApplicationMissing title={text('sources.applicationGone')} />
    </Page>
  ) : (
    <Page title={text('sources.title')} beside={beside} actions={<Actions applicationId={applicationId} />}>
      <List applicationId={applicationId} />
    </Page>
  )
}

function List({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  return (
    <RecordList
      route={listSources}
      params={{ application_id: applicationId }}
      name="sources"
      texts={{
        label: text('sources.title'),
        search: text('sources.search'),
        failed: text('sources.failed'),
        none: { icon: 'sources', title: text('sources.none.title'), text: text('sources.none.text') },
      }}
      filters={[
        {
          field: 'platform',
          label: text('source.platform'),
          all: text('sources.platform.all'),
          options: PLATFORMS.map((platform) => ({ value: platform, label: text(`platform.${platform}`) })),
        },
        {
          field: 'status',
          label: text('source.status'),
          all: text('sources.status.all'),
          options: ACTIVE_STATUSES.map((status) => ({ value: status, label: text(`status.${status}`) })),
        },
      ]}
      columns={useSourceColumns()}
      rowId={idOf}
      rowName={(source) => source.source_name}
      bulk={useSourceActions()}
      create={<NewSource applicationId={applicationId} />}
    />
  )
}

/** Whose list it is, as far as the person may know, and remembers it as the last one. */
function useListed(application_id: string) {
  const input = usePageInput(listSources)
  // The same call as the list's, so that it is sent once.
  const list = useCall(listSources, { ...input, application_id })
  const [last, remember] = useLastChoice()
  const application = useApplication(application_id).data ?? list.data?.items[0]?.application
  const remembered = last?.application_id === application_id ? last.application_name : ''
  const name = application?.display_name ?? remembered
  const platform = input.platform ?? null
  const isThere = list.data !== undefined
  useRecordName(paths.sourcesOf(application_id), name || undefined)
  useEffect(() => {
    if (isThere) remember({ application_id, application_name: name, platform })
  }, [isThere, remember, application_id, name, platform])
  return { application, name, isGone: list.error?.code === 'application_not_found' }
}

function Actions({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  return (
    <>
      <LinkButton to={paths.sourcesChoose()}>{text('sources.choose.another')}</LinkButton>
      <NewSource applicationId={applicationId} />
    </>
  )
}

function NewSource({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  const isAllowed = useMay(createSource)
  return isAllowed ? (
    <LinkButton look="primary" to={paths.sourceCreate(applicationId)}>
      {text('source.create.title')}
    </LinkButton>
  ) : null
}
