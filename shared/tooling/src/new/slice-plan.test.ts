import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type SliceWish, sliceNames } from './slice-names.ts'
import { planSlice } from './slice-plan.ts'
import type { Read } from './step.ts'

const root = resolve(import.meta.dirname, '../../../..')
const read: Read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
const wish: SliceWish = { module: 'campaigns', name: 'reward-item', vietnamese: 'vật phẩm tặng thưởng' }
const plan = (wanted: Partial<SliceWish> = {}, from = read) => planSlice(sliceNames({ ...wish, ...wanted }), from)
const instead =
  (path: string, change: (text: string) => string | undefined): Read =>
  (asked) =>
    asked === path ? change(read(path) ?? '') : read(asked)

test('a slice is read from the contract over the sandbox to the module, and each file says what comes next', () => {
  const files = plan()
  const folders = files.map(({ path }) => path.split('/').slice(0, 2).join('/'))
  expect(folders.indexOf('shared/contract')).toBe(0)
  expect(folders.indexOf('shared/sandbox')).toBeLessThan(folders.indexOf('mfe-campaigns/src'))
  expect(files.filter(({ next }) => next === '')).toEqual([])
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  for (const { path, isNew } of files) expect({ path, isThere: read(path) !== undefined }).toEqual({ path, isThere: !isNew })
})

test('a code and keys that were planned for are used, not written twice', () => {
  const planned = ['shared/contract/src/route/error-codes.ts', 'shared/contract/src/route/permissions.ts']
  const textOf = (path: string, files = plan()) => files.find((file) => file.path === path)?.text
  const again = plan({}, (path) => (planned.includes(path) ? textOf(path) : read(path)))
  for (const path of planned) expect(textOf(path, again)).toBe(textOf(path))
})

describe('is refused', () => {
  test.each([
    ['a record that is there', { name: 'source', vietnamese: 'nguồn cài đặt' }, 'shared/contract/src/sources.ts is there already'],
    ['a name of the kit', { name: 'page', vietnamese: 'trang' }, 'shared/ui/src/index.ts has a Page'],
    ['a resource with other keys', { name: 'invitation', vietnamese: 'lời mời' }, 'permissions.ts has invitations with other actions'],
    ['a module that is not there', { module: 'nothing' }, "There is no module 'nothing'"],
    ['a module without records', { module: 'auth' }, 'mfe-auth/package.json lacks @console/records'],
  ])('%s', (_what, wanted, words) => {
    expect(() => plan(wanted)).toThrow(words)
  })

  test('a module that uses the word for something else', () => {
    const used = instead('mfe-campaigns/src/messages/en.ts', (text) => text.replace('} as const', "  'rewardItem.x': 'X',\n} as const"))
    expect(() => plan({}, used)).toThrow('mfe-campaigns/src/messages/en.ts has keys that begin with rewardItem.')
  })

  test('a workspace whose code has a mistake', () => {
    const broken = instead('shared/contract/src/routes.ts', (text) => `${text}}`)
    expect(() => plan({}, broken)).toThrow('shared/contract/src/routes.ts cannot be read: code.ts:')
  })

  const changed = plan().filter(({ isNew }) => !isNew)
  test.each(changed.map(({ path }) => path))('a workspace whose %s has not the place to enter it', (path) => {
    expect(() =>
      plan(
        {},
        instead(path, () => 'export {}\n'),
      ),
    ).toThrow(path)
  })

  test.each(changed.map(({ path }) => path))('a workspace without %s', (path) => {
    expect(() =>
      plan(
        {},
        instead(path, () => undefined),
      ),
    ).toThrow(path.endsWith('package.json') ? 'no module' : `${path} is not there`)
  })
})

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'shared/tooling/new.ts'), ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })

  test.each([
    ['without words', [], 'Say what to make: npm run new -- slice'],
    ['without a name', ['slice', 'campaigns'], 'Say what to make'],
    ['with an unknown option', ['slice', 'campaigns', 'reward-item', '--icon', 'x'], "Unknown option '--icon'"],
    ['without the Vietnamese noun and no one to ask', ['slice', 'campaigns', 'reward-item'], 'give the noun with --vi'],
    ['with a name that is taken', ['slice', 'campaigns', 'campaign', '--vi', 'chiến dịch'], 'The name is taken'],
  ])('%s says what to do and writes nothing', (_what, args, words) => {
    const before = changes()
    const { status, stderr } = run(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(words)
    expect(stderr).not.toContain('    at ')
    expect(changes()).toBe(before)
  })
})
