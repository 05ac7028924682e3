import type { SliceNames } from '../slice-names.ts'

/** `<thing>-record.ts`: what the record is to the module. */
export const recordFile = ({ Thing, Things, thing, things, snake }: SliceNames, icon: string) => `import {
  create${Thing},
  delete${Thing},
  get${Thing},
  list${Things},
  paths,
  type ${Thing},
  ${Thing}Write,
  update${Thing},
} from '@console/contract'
import { describeRecord } from '@console/records'
import { useText } from '../text.ts'

export const ${thing}Record = describeRecord({
  word: '${thing}',
  words: '${things}',
  text: useText,
  icon: '${icon}',
  list: list${Things},
  read: get${Thing},
  create: create${Thing},
  update: update${Thing},
  remove: delete${Thing},
  gone: ['${snake}_not_found'],
  title: ({ name }) => name,
  params: ({ id }) => ({ ${snake}_id: id }),
  path: ({ id }) => paths.${thing}(id),
  listPath: paths.${things},
  createPath: paths.${thing}Create,
  schema: ${Thing}Write,
  values: valuesOf,
})

/** What the form opens with; empty on creation. */
function valuesOf(${thing}: ${Thing} | undefined): ${Thing}Write {
  return {
    name: ${thing}?.name ?? '',
    status: ${thing} && ${thing}.status !== 'active' ? 'inactive' : 'active',
  }
}
`
