import type { SliceNames } from '../slice-names.ts'

/** `<thing>-edit.page.tsx`: the form of one that is there. */
export const editPageFile = ({ Thing, thing, kebab }: SliceNames) => `import { RecordEditPage } from '@console/records/form'
import { ${Thing}Fields } from './${kebab}-fields.tsx'
import { ${thing}Record } from './${kebab}-record.ts'

export function ${Thing}EditPage() {
  return <RecordEditPage of={${thing}Record}>{() => <${Thing}Fields />}</RecordEditPage>
}
`
