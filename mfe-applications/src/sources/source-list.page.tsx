import { failedWith } from '@console/api'
import { ACTIVE_STATUSES, Id, listSources, PLATFORMS, paths } from '@console/contract'
import { CreateLink, type List, ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { useParams } from '@console/router'
import { useRecordName } from '@console/session'
import { LinkButton, Page } from '@console/ui'
import { useEffect } from 'react'
import * as v from 'valibot'
import { ApplicationBadges } from '../application-badges.tsx'
import { ApplicationTabs } from '../application-tabs.tsx'
import { useText } from '../text.ts'
import { ApplicationMissing } from './application-missing.tsx'
import { useLastChoice } from './last-choice.ts'
import { useSourceActions } from './source-actions.tsx'
import { useSourceColumns } from './source-columns.tsx'
import { sourceRecord } from './source-record.ts'
import { useApplication } from './use-application.ts'

/** An unusable id makes no call. */
export function SourceListPage() {
  const text = useText()
  const { application_id = '' } = useParams()
  if (v.is(Id, application_id)) return <Sources key={application_id} application_id={application_id} />
  return (
    <Page wide title={text('sources.title')}>
      <ApplicationMissing title={text('sources.applicationNotFound')} />
    </Page>
  )
}

function Sources({ application_id }: { readonly application_id: string }) {
  const text = useText()
  const list = useList(listSources, {
    params: { application_id },
    filters: [
      {
        field: 'platform',
        label: text('source.platform'),
        all: text('sources.platform.all'),
        options: optionsOf(PLATFORMS, (platform) => text(`source.platform.${platform}`)),
      },
      {
        field: 'status',
        label: text('source.status'),
        all: text('sources.status.all'),
        options: optionsOf(ACTIVE_STATUSES, (status) => text(`status.${status}`)),
      },
    ],
  })
  const { application, name } = useListed(application_id, list)
  const columns = useSourceColumns()
  const actions = useSourceActions()
  return failedWith(list, 'application_not_found') ? (
    <Page wide title={text('sources.title')}>
      <ApplicationMissing title={text('source.parentGone')} />
    </Page>
  ) : (
    <Page
      wide
      {...(name ? { title: name, part: text('sources.title') } : { title: text('sources.title') })}
      beside={
        <>
          {application ? <ApplicationBadges application={application} /> : null}
          <ListTotal list={list} />
        </>
      }
      actions={
        <>
          <LinkButton to={paths.sourcesChoose()}>{text('sources.choose.another')}</LinkButton>
          <CreateLink of={sourceRecord} params={{ application_id }} />
        </>
      }
    >
      {application ? <ApplicationTabs application={application} current="sources" /> : null}
      <RecordList of={sourceRecord} list={list} columns={columns} actions={actions} />
    </Page>
  )
}

/** The application of the list, as far as it is known; remembers it as the last one. */
function useListed(application_id: string, list: List<typeof listSources>) {
  const [last, remember] = useLastChoice()
  const application = useApplication(application_id).data ?? list.data?.items[0]?.application
  const remembered = last?.application_id === application_id ? last.application_name : ''
  const name = application?.display_name ?? remembered
  const platform = list.query.platform ?? null
  const isThere = list.data !== undefined
  useRecordName(paths.sourcesOf(application_id), name || undefined)
  useEffect(() => {
    if (isThere) remember({ application_id, application_name: name, platform })
  }, [isThere, remember, application_id, name, platform])
  return { application, name }
}
