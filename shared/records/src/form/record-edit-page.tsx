import { useKitText } from '@console/i18n'
import { Page } from '@console/ui'
import type { ReactNode } from 'react'
import { RecordPage } from '../page/record-page.tsx'
import type { AnyRecord, SingleDescription } from '../record.ts'
import { useRecordText } from '../use-record-text.ts'
import { RecordEditor } from './record-editor.tsx'

interface Props<One extends AnyRecord> {
  readonly of: SingleDescription<One>
  /** Why the record cannot be edited, in words; undefined = it can. */
  readonly refuses?: (record: One) => string | undefined
  /** Something is shown beside the fields, so the page is as wide as the window allows. */
  readonly wide?: boolean
  /** Called once it is saved and its page is shown. */
  readonly onSaved?: (saved: One, before: One) => void
  /** What the fields say beside the buttons too, because they may be out of sight. */
  readonly beside?: ReactNode
  /** The fields. */
  readonly children: (record: One) => ReactNode
}

/** The page that edits the record of its address: a page says its fields and nothing else. */
export function RecordEditPage<One extends AnyRecord>({ of, refuses, wide = false, onSaved, beside, children }: Props<One>) {
  const text = useRecordText(of)
  const kitText = useKitText()
  // What is the only one of its kind is named by its kind.
  const titleOf = (record: One) => (of.listPath ? kitText('action.editOf', { name: of.title(record) }) : text('edit.title'))
  return (
    <RecordPage of={of} needs={of.update ?? of.read}>
      {(record) => (
        <Page wide={wide} title={titleOf(record)}>
          <RecordEditor of={of} record={record} refused={refuses?.(record)} onSaved={onSaved} beside={beside}>
            {children(record)}
          </RecordEditor>
        </Page>
      )}
    </RecordPage>
  )
}
