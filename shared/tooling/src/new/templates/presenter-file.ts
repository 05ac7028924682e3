import type { SliceNames } from '../slice-names.ts'

/** `shared/sandbox/src/routes/<things>/presenter.ts`: a row as the contract's record. */
export const presenterFile = ({ Thing }: SliceNames) => `import type { ${Thing} } from '@console/contract'
import type { ${Thing}Row } from '../../db/schema/index.ts'

export const present${Thing} = (row: ${Thing}Row): ${Thing} => ({
  id: row.id,
  name: row.name,
  status: row.status,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
`
