import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts'

let copy: WorkspaceCopy
let output: string

beforeAll(() => {
  copy = copyWorkspace()
  output = copy.node('shared/tooling/new.ts', 'slice', 'campaigns', 'reward-item', '--vi', 'vật phẩm tặng thưởng')
})
afterAll(() => copy.remove())

test('a new slice names every file that was written, with what to do there next', () => {
  const lines = output.split('\n').filter((line) => /^(new|changed) /.test(line))
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) {
    const [, path = '', next] = /^(?:new|changed) +(\S+) {2,}(\S.*)$/.exec(line) ?? []
    expect({ path, isThere: existsSync(join(copy.root, path)), saysMore: Boolean(next) }).toEqual({ path, isThere: true, saysMore: true })
  }
})

test('it passes what each commit passes', () => {
  expect(copy.node('shared/tooling/check.ts')).toContain(' 0 findings')
})

test('it passes its own tests, in the sandbox and in the module, and those of what it was entered in', () => {
  const tests = [
    '/reward-items/',
    'contract/src/(route/permissions|routes)',
    'sandbox/src/(routes/contract|db/migration|api-document/)',
    'route-access',
  ]
  const output = copy.node('node_modules/.bin/jest', '-c', 'shared/tooling/jest/config.ts', '--maxWorkers=1', ...tests)
  expect(output).toContain('Test Suites: 14 passed, 14 total')
})
