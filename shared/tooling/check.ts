/** `node shared/tooling/check.ts`: checks the rules that neither the compiler nor Biome knows. */
import { resolve } from 'node:path'
import { boundaryFindings, repositoryFindings } from './src/boundaries/boundaries.ts'
import { decisionFindings } from './src/boundaries/decisions.ts'
import { sourceFiles } from './src/boundaries/source-file.ts'
import { workspacesUnder } from './src/boundaries/workspaces.ts'
import { messageFindings } from './src/messages/message-findings.ts'

const root = resolve(import.meta.dirname, '../..')
const files = sourceFiles(root)
const findings = [
  ...files.flatMap(boundaryFindings),
  ...repositoryFindings(files, workspacesUnder(root)),
  ...decisionFindings(root),
  ...(await messageFindings(root, files)),
]
for (const { path, line, message } of findings) console.error(`${path}:${line}: ${message}`)
console.log(`${files.length} files checked, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
