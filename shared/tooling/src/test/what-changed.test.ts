import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { changeOf, changeSince, specsBeside } from './what-changed.ts'

let root = ''
let moment: string | undefined
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(moment ? { GIT_COMMITTER_DATE: moment } : {}) },
  }).trim()
const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(root, name), 'x')
}
const commit = (name: string) => {
  write(name)
  git('add', '--all')
  git('commit', '--quiet', '--message', name)
}

beforeEach(() => {
  moment = undefined
  root = mkdtempSync(join(tmpdir(), 'changed-'))
  git('init', '--quiet', '--initial-branch=main')
  commit('first')
  commit('second')
})

afterEach(() => rmSync(root, { recursive: true }))

test('on main what is not committed counts, and the last commit if there is nothing', () => {
  expect(changeOf(root)).toEqual({ base: git('rev-parse', 'HEAD~1'), files: ['second'] })
  write('new')
  expect(changeOf(root)).toEqual({ base: git('rev-parse', 'HEAD'), files: ['new'] })
})

test('on a branch everything since it left main counts, but nothing that main got later', () => {
  git('switch', '--quiet', '--create', 'branch')
  commit('third')
  commit('fourth')
  git('switch', '--quiet', 'main')
  commit('of-main')
  git('switch', '--quiet', 'branch')
  write('new', 'first')
  writeFileSync(join(root, 'first'), 'changed')
  expect(changeOf(root)).toEqual({ base: git('rev-parse', 'HEAD~2'), files: ['first', 'fourth', 'new', 'third'] })
})

test("where main itself is old or missing, the server's is compared with", () => {
  const old = git('rev-parse', 'HEAD')
  commit('third')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('switch', '--quiet', '--create', 'branch')
  commit('fourth')
  git('branch', '--force', 'main', old)
  expect(changeOf(root).files).toEqual(['fourth'])
  git('branch', '--delete', '--force', 'main')
  expect(changeOf(root).files).toEqual(['fourth'])
})

test('a commit that is named is the base, and one that does not exist is refused', () => {
  commit('third')
  expect(changeOf(root, 'HEAD~2').files).toEqual(['second', 'third'])
  expect(changeOf(root, 'HEAD').files).toEqual([])
  expect(() => changeOf(root, 'nowhere')).toThrow('There is no nowhere to compare with: name a commit')
  git('branch', '--move', 'other')
  expect(() => changeOf(root)).toThrow('There is no main or origin/main to compare with: name a commit')
})

test('what differs since a moment counts from the commit that HEAD was then, where the history reaches so far', () => {
  moment = '2096-11-28T08:00:00Z'
  commit('third')
  expect(changeSince(root, new Date('2096-11-28T07:00:00Z'))).toEqual({ base: git('rev-parse', 'HEAD~1'), files: ['third'] })
  expect(changeSince(root, new Date('2096-11-28T09:00:00Z'))?.files).toEqual([])
  expect(changeSince(root, new Date(0))).toBeUndefined()
  rmSync(join(root, '.git'), { recursive: true })
  expect(changeSince(root, new Date('2096-11-28T09:00:00Z'))).toBeUndefined()
})

test('the first commit of all has none before it', () => {
  git('reset', '--quiet', '--hard', 'HEAD~1')
  expect(changeOf(root).files).toEqual([])
})

test('the specs beside a change are those in the folder of its name', () => {
  const specs = ['e2e/specs/auth/a.spec.ts', 'e2e/specs/sandbox/b.spec.ts', 'e2e/specs/shell/c.spec.ts']
  const beside = (...files: string[]) => specsBeside(files, specs)
  expect(beside('mfe-auth/src/sign-in/login.page.tsx')).toEqual([specs[0]])
  expect(beside('shared/sandbox/src/a.ts', 'shell/server/b.ts')).toEqual([specs[1], specs[2]])
  expect(beside('shared/ui/src/auth.ts', 'README.md', 'mfe-auth/src/login.test.tsx', 'e2e/specs/auth/d.spec.ts')).toEqual([])
})
