import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyWorkspace } from '../testing/workspace-copy.ts'
import type { Workbench } from './run-mutants.ts'
import { type JestReport, resultsIn } from './test-results.ts'

/** For one run of tests. */
const LIMIT_MS = 1_200_000

/** The copy of the workspace is removed when this process ends. */
export function openWorkbench(): Workbench {
  const copy = copyWorkspace()
  const reports = mkdtempSync(join(tmpdir(), 'mutants-'))
  process.once('exit', () => {
    copy.remove()
    rmSync(reports, { recursive: true, force: true })
  })

  return {
    read: (file) => (existsSync(join(copy.root, file)) ? readFileSync(join(copy.root, file), 'utf8') : null),
    write: (file, text) => writeFileSync(join(copy.root, file), text),
    async test(files) {
      const report = join(reports, 'report.json')
      rmSync(report, { force: true })
      const patterns = files.map((file) => `/${file.replaceAll('.', '\\.')}$`)
      const options = ['-c', 'shared/tooling/jest/config.ts', '--forceExit', '--seed=20261120', '--json', `--outputFile=${report}`]
      const child = spawn(process.execPath, [join(copy.root, 'node_modules/jest/bin/jest.js'), ...options, ...patterns], {
        cwd: copy.root,
        env: copy.environment,
        stdio: 'ignore',
        timeout: LIMIT_MS,
      })
      await new Promise((done) => child.once('exit', done))
      return resultsIn(existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestReport) : null, copy.root, files)
    },
  }
}
