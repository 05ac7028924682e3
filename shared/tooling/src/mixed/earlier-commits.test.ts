import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { earlierCommits, formatOf } from './earlier-commits.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder, encoding: 'utf8' }).trim()
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
function commit(file: string, text: string): string {
  write(file, text)
  git('add', '-A')
  git('commit', '-qm', text)
  return git('rev-parse', 'HEAD')
}

it('the commit before each change of a place, newest first, and no other', () => {
  git('init', '-q')
  const [one, two] = [commit('other/b.ts', '1'), commit('shell/a.ts', '1')]
  const [, four] = [commit('shell/a.ts', '2'), commit('other/b.ts', '2')]
  commit('shell/a.ts', '3')
  const six = commit('other/b.ts', '3')
  expect(earlierCommits(['shell'], 3, folder)).toEqual([four, two, one])
  expect(earlierCommits(['shell'], 1, folder)).toEqual([four])
  expect(earlierCommits(['nowhere'], 2, folder)).toEqual([])
  write('shell/a.ts', 'not committed')
  expect(earlierCommits(['shell'], 2, folder)).toEqual([six, four])
})

it('a place that was made by the first commit was nothing before', () => {
  git('init', '-q')
  commit('shell/a.ts', '1')
  expect(earlierCommits(['shell'], 2, folder)).toEqual([])
})

it('a folder without git has no earlier commits', () => {
  expect(earlierCommits(['shell'], 2, folder)).toEqual([])
})

it('the format of the registry is read from the commit', () => {
  git('init', '-q')
  const [before, after] = [
    commit('a.ts', '1'),
    commit('shared/module/src/registry/snapshot.ts', "const Snapshot = v.object({ schema: v.literal(1, 'x') })"),
  ]
  expect([formatOf(before, folder), formatOf(after, folder)]).toEqual([undefined, "v.literal(1, 'x')"])
})
