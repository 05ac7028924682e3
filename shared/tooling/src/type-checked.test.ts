import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'

const root = resolve(import.meta.dirname, '../../..')
const lines = (command: string, ...words: string[]) =>
  execFileSync(command, words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)

test('every source of the repository is type-checked', () => {
  const checked = new Set(lines(resolve(root, 'node_modules/.bin/tsc'), '-p', '.', '--listFilesOnly').map((path) => resolve(root, path)))
  const sources = lines('git', 'ls-files', '*.ts', '*.tsx')
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((path) => !checked.has(resolve(root, path)))).toEqual([])
})
