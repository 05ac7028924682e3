import type { SliceNames } from '../slice-names.ts'

/** `<thing>.page.tsx`: one of them, with its actions. */
export const pageFile = ({ Thing, thing, kebab }: SliceNames) => `import type { ${Thing} } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { AgoFact, RecordActions, RecordPage, RecordStrip } from '@console/records/page'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { use${Thing}Actions } from './${kebab}-actions.tsx'
import { ${thing}Record } from './${kebab}-record.ts'

export function ${Thing}Page() {
  return <RecordPage of={${thing}Record}>{(${thing}) => <${Thing}Info ${thing}={${thing}} />}</RecordPage>
}

function ${Thing}Info({ ${thing} }: { readonly ${thing}: ${Thing} }) {
  const text = useText()
  return (
    <Page
      title={${thing}.name}
      beside={<StatusBadge status={${thing}.status} />}
      actions={<RecordActions of={${thing}Record} record={${thing}} actions={use${Thing}Actions()} />}
    >
      <RecordStrip>
        <AgoFact name={text('${thing}.created')} at={${thing}.created_on} />
        <AgoFact name={text('${thing}.updated')} at={${thing}.updated_on} />
      </RecordStrip>
    </Page>
  )
}
`
