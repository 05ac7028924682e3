import type { SliceNames } from '../slice-names.ts'

/** `<thing>.page.tsx`: one of them, with its actions. */
export const pageFile = ({ Thing, thing, kebab }: SliceNames) => `import type { ${Thing} } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { RecordActions, RecordPage } from '@console/records/page'
import { Facts, Page, Section, WhenFact } from '@console/ui'
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
      <Section title={text('${thing}.facts')}>
        <Facts>
          <WhenFact name={text('${thing}.created')} at={${thing}.created_on} />
          <WhenFact name={text('${thing}.updated')} at={${thing}.updated_on} />
        </Facts>
      </Section>
    </Page>
  )
}
`
