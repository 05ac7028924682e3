import type { SliceNames } from '../slice-names.ts'

/** `<thing>-create.page.tsx`: the form of a new one. */
export const createPageFile = ({ Thing, thing, kebab }: SliceNames) => `import { RecordCreator } from '@console/records/form'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { ${Thing}Fields } from './${kebab}-fields.tsx'
import { ${thing}Record } from './${kebab}-record.ts'

export function ${Thing}CreatePage() {
  const text = useText()
  return (
    <Page title={text('${thing}.create.title')}>
      <RecordCreator of={${thing}Record}>
        <${Thing}Fields />
      </RecordCreator>
    </Page>
  )
}
`
