import { type Onelink, updateOnelink } from '@console/contract'
import { RecordEditor } from '@console/records/form'
import { RecordPage } from '@console/records/page'
import { useSearchParams } from '@console/router'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { OnelinkFields } from './onelink-fields.tsx'
import { OnelinkInfo } from './onelink-info.tsx'
import { onelinkRecord } from './onelink-record.ts'

/** The Onelink as it is, or its form with `?mode=edit`. */
export function OnelinkPage() {
  const [search] = useSearchParams()
  const isEditing = search.get('mode') === 'edit'
  return (
    <RecordPage of={onelinkRecord} needs={isEditing ? updateOnelink : undefined}>
      {(onelink) => (isEditing ? <Editing onelink={onelink} /> : <OnelinkInfo onelink={onelink} />)}
    </RecordPage>
  )
}

function Editing({ onelink }: { readonly onelink: Onelink }) {
  const text = useText()
  return (
    <Page title={text('onelink.edit.title')}>
      <RecordEditor of={onelinkRecord} record={onelink}>
        <OnelinkFields onelink={onelink} />
      </RecordEditor>
    </Page>
  )
}
