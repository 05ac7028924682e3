import { Page } from '@console/ui'
import type { ReactNode } from 'react'
import { RecordPage } from '../page/record-page.tsx'
import type { AnyRecord, RecordDescription } from '../record.ts'
import { useRecordText } from '../use-record-text.ts'
import { RecordEditor } from './record-editor.tsx'

interface Props<One extends AnyRecord> {
  readonly of: RecordDescription<One>
  /** Why the record cannot be edited, in words; undefined = it can. */
  readonly refuses?: (record: One) => string | undefined
  /** The fields. */
  readonly children: (record: One) => ReactNode
}

/** The page that edits the record of its address: a page says its fields and nothing else. */
export function RecordEditPage<One extends AnyRecord>({ of, refuses, children }: Props<One>) {
  const text = useRecordText(of)
  return (
    <RecordPage of={of} needs={of.update ?? of.read}>
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
