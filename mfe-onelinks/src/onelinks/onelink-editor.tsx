import type { Onelink } from '@console/contract'
import { RecordEditor } from '@console/records/form'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { OnelinkFields } from './onelink-fields.tsx'
import { onelinkRecord } from './onelink-record.ts'

export function OnelinkEditor({ onelink }: { readonly onelink: Onelink }) {
  const text = useText()
  return (
    <Page title={text('action.editOf', { name: onelink.display_name })}>
      <RecordEditor of={onelinkRecord} record={onelink}>
        <OnelinkFields onelink={onelink} />
      </RecordEditor>
    </Page>
  )
}
