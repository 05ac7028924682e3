import type { SliceNames } from '../slice-names.ts'

/** `<thing>-actions.tsx`: what can be done with it. */
export const actionsFile = ({
  Thing,
  thing,
  kebab,
  english,
}: SliceNames) => `import { paths, type ${Thing}, update${Thing} } from '@console/contract'
import { type RecordAction, useBecoming, useRemoving } from '@console/records'
import { useText } from '../text.ts'
import { ${thing}Record } from './${kebab}-record.ts'

/** What can be done with a ${english}, on its page and to many of the list. */
export function use${Thing}Actions(): readonly RecordAction<${Thing}>[] {
  const text = useText()
  const becoming = useBecoming(${thing}Record)
  const removing = useRemoving(${thing}Record)
  const words = (status: string) => text(\`status.\${status as 'active' | 'inactive'}\`)
  return [
    {
      id: 'edit',
      needs: update${Thing},
      place: 'primary',
      one: { label: text('action.edit'), to: ({ id }) => paths.${thing}Edit(id) },
    },
    becoming('active', {
      label: text('action.activate'),
      done: text('${thing}.activate.done'),
      failed: text('${thing}.activate.failed'),
      words,
    }),
    becoming('inactive', {
      label: text('action.deactivate'),
      done: text('${thing}.deactivate.done'),
      failed: text('${thing}.deactivate.failed'),
      words,
    }),
    removing({ many: true }),
  ]
}
`
