import type { SliceNames } from '../slice-names.ts'

/** `<thing>-list.page.tsx`: the list and its filters. */
export const listPageFile = ({
  Thing,
  Things,
  thing,
  things,
  kebab,
  englishPlural,
}: SliceNames) => `import { ACTIVE_STATUSES, list${Things} } from '@console/contract'
import { CreateLink, ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { use${Thing}Actions } from './${kebab}-actions.tsx'
import { use${Thing}Columns } from './${kebab}-columns.tsx'
import { ${thing}Record } from './${kebab}-record.ts'

/** The publisher's ${englishPlural}. */
export function ${Thing}ListPage() {
  const text = useText()
  const list = useList(list${Things}, {
    filters: [
      {
        field: 'status',
        label: text('${thing}.status'),
        all: text('${things}.status.all'),
        options: optionsOf(ACTIVE_STATUSES, (status) => text(\`status.\${status}\`)),
      },
    ],
  })
  return (
    <Page wide title={text('${things}.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={${thing}Record} />}>
      <RecordList of={${thing}Record} list={list} columns={use${Thing}Columns()} actions={use${Thing}Actions()} />
    </Page>
  )
}
`
