import type { SliceNames } from '../slice-names.ts'

/** `shared/testing/src/<thing>-factory.ts`: one of them for a test. */
export const factoryFile = ({ Thing, thing, english, English }: SliceNames) => `import { call } from '@console/api'
import { create${Thing}, type ${Thing}, type ${Thing}Write } from '@console/contract'

let made = 0

/** A ${english} made through the API by whoever \`enter\` or \`renderPage\` signed in; its name is its own. */
export function ${thing}Factory(wanted: Partial<${Thing}Write> = {}): Promise<${Thing}> {
  made += 1
  return call(create${Thing}, {}, { body: { name: \`${English} for a test \${made}\`, status: 'active', ...wanted } })
}
`
