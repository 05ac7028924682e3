import { Page } from '@console/ui'
import type { ReactNode } from 'react'
import { RecordPage } from '../page/record-page.tsx'
import type { AnyRecord, FormValues, RecordDescription } from '../record.ts'
import { useRecordText } from '../use-record-text.ts'
import { RecordEditor } from './record-editor.tsx'

interface Props<One extends AnyRecord, Row extends AnyRecord, Values extends FormValues> {
  readonly of: RecordDescription<One, Row, Values>
  /** Why the record cannot be edited, in words; undefined = it can. */
  readonly refuses?: (record: One) => string | undefined
  /** The fields. */
  readonly children: (record: One) => ReactNode
}

/** The page that edits the record of its address: a page says its fields and nothing else. */
export function RecordEditPage<One extends AnyRecord, Row extends AnyRecord, Values extends FormValues>({
  of,
  refuses,
  children,
}: Props<One, Row, Values>) {
  const text = useRecordText(of)
  return (
    <RecordPage of={of}>
      {(record) => (
        <Page title={text('edit.title')}>
          <RecordEditor of={of} record={record} refused={refuses?.(record)}>
            {children(record)}
          </RecordEditor>
        </Page>
      )}
    </RecordPage>
  )
}
