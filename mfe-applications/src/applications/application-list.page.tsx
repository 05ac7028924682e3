import { ACTIVE_STATUSES, APPLICATION_MODES, listApplications } from '@console/contract'
import { CreateLink, ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { useApplicationActions } from './application-actions.tsx'
import { useApplicationColumns } from './application-columns.tsx'
import { applicationRecord } from './application-record.ts'

export function ApplicationListPage() {
  const text = useText()
  const list = useList(listApplications, {
    filters: [
      {
        field: 'status',
        label: text('application.status'),
        all: text('applications.status.all'),
        options: optionsOf(ACTIVE_STATUSES, (status) => text(`status.${status}`)),
      },
      {
        field: 'mode',
        label: text('application.mode'),
        all: text('applications.mode.all'),
        options: optionsOf(APPLICATION_MODES, (mode) => mode),
      },
    ],
  })
  return (
    <Page wide title={text('applications.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={applicationRecord} />}>
      <RecordList of={applicationRecord} list={list} columns={useApplicationColumns()} actions={useApplicationActions()} />
    </Page>
  )
}
