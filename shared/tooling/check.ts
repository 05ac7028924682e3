/** `npm run check`, what each commit passes: types, Biome, and the rules that neither of them knows. It says all that they find. */
import { availableParallelism } from 'node:os'
import { boundaryFindings, repositoryFindings } from './src/boundaries/boundaries.ts'
import { decisionFindings } from './src/boundaries/decisions.ts'
import { type SourceFile, sourceFiles } from './src/boundaries/source-file.ts'
import { workspacesUnder } from './src/boundaries/workspaces.ts'
import { messageFindings } from './src/messages/message-findings.ts'
import { runCommand } from './src/test/run-command.ts'
import { bin, root } from './src/test/runners.ts'

process.chdir(root)
// By default it uses four, which on two cores takes half as long again as two.
const checkers = Math.min(availableParallelism(), 4)
const types = await runCommand(bin('tsc'), ['--checkers', `${checkers}`, '--incremental', '--tsBuildInfoFile', '.cache/types.json'])
const biome = await runCommand(bin('biome'), ['check'])

let files: readonly SourceFile[]
try {
  files = sourceFiles(root)
} catch (error) {
  if (!(error instanceof SyntaxError)) throw error
  console.error(`${error.message}\nThe other rules are checked once every file can be read.`)
  process.exit(1)
}
const findings = [
  ...files.flatMap(boundaryFindings),
  ...repositoryFindings(files, workspacesUnder(root)),
  ...decisionFindings(root),
  ...(await messageFindings(root, files)),
]
for (const { path, line, message } of findings) console.error(`${path}:${line}: ${message}`)
console.log(`${files.length} files checked, ${findings.length} findings`)
process.exitCode = types === 0 && biome === 0 && findings.length === 0 ? 0 : 1
