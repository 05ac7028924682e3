import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { LIVE, manifestFile, moduleJson, snapshotJson } from '@console/module/registry'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts'

let copy: WorkspaceCopy
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root, encoding: 'utf8' })

beforeAll(() => {
  copy = copyWorkspace()
  git('init', '-q')
  git('add', '-A')
  copy.node('shared/tooling/new.ts', 'module', 'loyalty', '--vi', 'Khách hàng thân thiết')
  // What npm install does for a folder of the workspace.
  symlinkSync('../../mfe-loyalty', join(copy.root, 'node_modules/@console/mfe-loyalty'))
})
afterAll(() => copy.remove())

test('a new module changes no file outside its folder', () => {
  expect(
    git('status', '--porcelain')
      .split('\n')
      .filter((line) => line && !line.startsWith('A ')),
  ).toEqual(['?? mfe-loyalty/'])
})

test('it passes what each commit passes, which finds it by itself', () => {
  expect(copy.node('shared/tooling/check.ts')).toContain(' 0 findings')
})

test('it is released by its name, with its navigation, its route and both languages in its manifest', () => {
  copy.node('shared/tooling/release.ts', 'shell')
  expect(copy.node('shared/tooling/release.ts', 'loyalty')).toContain('live as number')
  const registry = join(copy.root, '.build/registry')
  const live = snapshotJson.parse(readFileSync(join(registry, LIVE), 'utf8'))
  const hash = live.modules.loyalty?.current.hash ?? ''
  const manifest = moduleJson.parse(readFileSync(join(registry, manifestFile('loyalty', hash)), 'utf8'))
  expect(manifest).toMatchObject({
    nav: [{ to: '/loyalty', label: 'nav.loyalty', icon: 'campaigns' }],
    routes: [{ path: '/loyalty', page: 'loyalty', layout: 'default', guard: 'admin' }],
    labels: { en: { 'nav.loyalty': 'Loyalty' }, vi: { 'nav.loyalty': 'Khách hàng thân thiết' } },
    takes: { '@console/ui': { Page: expect.any(String), Text: expect.any(String) } },
  })
})
