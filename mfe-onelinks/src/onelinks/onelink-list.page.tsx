import { listOnelinks } from '@console/contract'
import { CreateLink, ListTotal, RecordList, useList } from '@console/records'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { useOnelinkActions } from './onelink-actions.tsx'
import { useOnelinkColumns } from './onelink-columns.tsx'
import { useOnelinkFilters } from './onelink-filters.ts'
import { onelinkRecord } from './onelink-record.ts'

export function OnelinkListPage() {
  const text = useText()
  const list = useList(listOnelinks, { filters: useOnelinkFilters() })
  return (
    <Page wide title={text('onelinks.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={onelinkRecord} />}>
      <RecordList of={onelinkRecord} list={list} columns={useOnelinkColumns()} actions={useOnelinkActions()} />
    </Page>
  )
}
