import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { earlierSizes, keepSizes } from './earlier-sizes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sizes = (all: number) => ({ builds: { shell: { first: 0, all } }, packages: {} })

test('a commit is compared with the latest one before it that has a report', () => {
  keepSizes(folder, { commits: ['first'], isChanged: false }, sizes(1))
  keepSizes(folder, { commits: ['third', 'second', 'first'], isChanged: false }, sizes(3))
  const history = { commits: ['third', 'second', 'first'], isChanged: false }
  expect(earlierSizes(folder, history)).toEqual({ commit: 'first', sizes: sizes(1) })
})

test('changed sources are compared with their own commit, and their report is not kept for it', () => {
  keepSizes(folder, { commits: ['second', 'first'], isChanged: false }, sizes(2))
  const history = { commits: ['second', 'first'], isChanged: true }
  keepSizes(folder, history, sizes(5))
  expect(earlierSizes(folder, history)).toEqual({ commit: 'second', sizes: sizes(2) })
  expect(readdirSync(folder)).toEqual(['second.json'])
})

test('where no report was kept there is nothing to compare with', () => {
  expect(earlierSizes(folder, { commits: ['only'], isChanged: false })).toBeUndefined()
})
