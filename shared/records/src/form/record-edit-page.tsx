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
  /** As wide as the window allows, for something beside the fields. */
  readonly wide?: boolean
  /** Called once it is saved and its page is shown. */
  readonly onSaved?: (saved: One, before: One) => void
  readonly beside?: ReactNode
  readonly children: (record: One) => ReactNode
}

/** The page that edits the record of its address; it only has to give the fields. */
export function RecordEditPage<One extends AnyRecord>({ of, refuses, wide = false, onSaved, beside, children }: Props<One>) {
  const text = useRecordText(of)
  const kitText = useKitText()
  // The only record of its kind is named by its kind.
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
