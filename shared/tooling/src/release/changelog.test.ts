import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformVersion, ROOT } from '@console/federation'
import { expect, test } from '@jest/globals'
import { isInChangelog } from './changelog.ts'

const CHANGELOG = '# Changelog\n\n## 1.2.0\n\n## 1.1.0\n\n- A change.\n\n## 1x0.0\n\n- Another.\n'

test.each([
  ['1.1.0', true],
  // An empty section.
  ['1.2.0', false],
  ['1.0.0', false],
  ['1.1', false],
])('version %s is in the changelog: %s', (version, expected) => {
  expect(isInChangelog(CHANGELOG, version)).toBe(expected)
})

test('the changelog has the version that would be released now', () => {
  expect(isInChangelog(readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8'), platformVersion())).toBe(true)
})
