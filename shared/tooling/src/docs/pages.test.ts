import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { filesUnder } from '../boundaries/source-file.ts'

const root = resolve(import.meta.dirname, '../../../..')
const pages = ['README.md', ...filesUnder(root, 'shared/docs').filter((path) => path.endsWith('.md'))]
const linksIn = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)

test.each(pages)('every link of %s leads to a file', (page) => {
  expect(linksIn(page).filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
})

test('the index of decisions has each of them once', () => {
  const decisions = pages.flatMap((page) => /^shared\/docs\/(decisions\/.+)$/.exec(page)?.[1] ?? [])
  expect(linksIn('shared/docs/decisions.md').toSorted()).toEqual(decisions.toSorted())
})

test('the first page leads to every other one, and can be read in one sitting', () => {
  const linked = linksIn('README.md')
  const others = pages.filter((page) => /^shared\/docs\/[^/]+$/.test(page))
  expect(others.filter((page) => !linked.includes(page))).toEqual([])
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(14_000)
})
