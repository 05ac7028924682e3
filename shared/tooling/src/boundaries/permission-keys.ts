import { lineAt } from '@console/federation/syntax'
import { isForTests } from './imports.ts'
import type { Finding, SourceFile } from './source-file.ts'

/** `pub:campaigns:create`, or the keys for what is one's own, `campaign:update`; a key that does not exist looks the same. */
const key = '(?:pub:[a-z_]+|app|campaign):[a-z][a-z_-]+'
const keys = new RegExp(`^${key}(?:\\s*,\\s*${key})*$`)

/** Where keys are made: the contract has them all, the demo data give them to roles. */
const homes = /^shared\/(contract|sandbox\/src\/seed|tooling\/template\/slice\/contract)\/|\/fixtures\//

/** The contract names the permission keys at each call; no other code repeats them. */
export function permissionKeyFindings(file: SourceFile): Finding[] {
  if (homes.test(file.path) || isForTests(file.path)) return []
  return file.strings
    .filter(({ text }) => keys.test(text))
    .map(({ text, at }) => ({
      path: file.path,
      line: lineAt(file.text, at),
      message: `writes the permission '${text}': name the call, useMay(updateCampaign), or the call's id in a descriptor, act: 'campaigns.update'.`,
    }))
}
