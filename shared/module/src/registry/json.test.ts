import { describe, expect, it } from '@jest/globals'
import { type BuiltModule, builtModuleJson, moduleJson, shellJson, snapshotJson } from './index.ts'

const file = { file: 'entry.js', integrity: `sha256-${'a'.repeat(43)}=` }
const built: BuiltModule = {
  id: 'things',
  version: '1.0.0',
  platform: '1.0.0',
  takes: { '@console/ui': { Badge: 'a1' }, words: { 'action.save': '' } },
  calls: ['campaigns.list'],
  owns: ['/things'],
  nav: [{ to: '/things', label: 'nav.things', icon: 'campaigns', order: 10, needs: ['pub:campaigns:read-list'] }],
  commands: [{ to: '/things', label: 'nav.things', needs: [] }],
  routes: [{ path: '/things', page: 'list', layout: 'default', guard: 'admin', needs: [], crumb: { label: 'nav.things', record: true } }],
  entry: file,
  pages: { list: [file] },
  labels: { en: { 'nav.things': 'Things' }, vi: { 'nav.things': 'Đồ vật' } },
  messages: { en: [file], vi: [file] },
  words: { list: { en: [file], vi: [] } },
}
const files = [{ ...file, bytes: 3 }]
const released = { ...built, hash: 'a1', files }
const shell = {
  hash: 's1',
  files,
  platform: '1.2.0',
  lends: { '@console/ui': { Badge: 'a1' } },
  scripts: [file],
  messages: { en: [file], vi: [file] },
}
const release = { hash: 'a2', record: file.integrity }
const line = {
  current: release,
  previous: [{ ...release, hash: 'a1' }],
  owns: ['/things'] as const,
  labels: { en: 'Things', vi: 'Đồ vật' },
}
const snapshot = {
  schema: 1 as const,
  number: 7,
  at: '2026-11-20T08:00:00.000Z',
  by: 'An Le',
  why: 'release things',
  expires: '2026-12-20T08:00:00.000Z',
  shell: { current: release, previous: [] },
  modules: { things: { ...line, rollout: { ...release, hash: 'a3', share: 10 } } },
}

const changed = <T extends object>(content: T, change: object) => ({ ...content, ...change }) as T

describe('a file of the registry', () => {
  it('is read as it was written', () => {
    expect(moduleJson.parse(moduleJson.stringify(released))).toEqual(released)
    expect(builtModuleJson.parse(builtModuleJson.stringify(built))).toEqual(built)
    expect(shellJson.parse(shellJson.stringify(shell))).toEqual(shell)
    expect(snapshotJson.parse(snapshotJson.stringify(snapshot))).toEqual(snapshot)
    const { words, ...before } = built
    expect(builtModuleJson.parse(builtModuleJson.stringify(before))).toEqual(before)
  })

  it.each([
    ['owns nothing', { owns: [] }, 'module.json: owns: owns nothing'],
    ['owns an address of the host', { owns: ['/pub'], routes: [] }, 'module.json: owns an address of the host'],
    ['owns what is below one', { owns: ['/pub/things'], routes: [] }, 'module.json: owns an address of the host'],
    ['owns everything', { owns: ['/'] }, 'module.json: owns an address of the host'],
    ['has a route outside what it owns', { owns: ['/other'] }, 'has a route outside what it owns'],
    ['has a route without a page', { pages: {} }, 'has a route without a page'],
    ['names a file outside its folder', { entry: { ...file, file: '../x.js' } }, 'entry.file: is no file name'],
    ['does not know the hash of a file', { entry: { ...file, integrity: 'sha256-abc' } }, 'entry.integrity: is no sha256 integrity'],
    ['has no name', { id: 'No Name' }, 'id: is no name'],
    ['does not know its own folder', { hash: '../a1' }, 'hash: is no hash'],
  ])('is neither read nor written where a module %s', (_, change, complaint) => {
    expect(() => moduleJson.parse(JSON.stringify(changed(released, change)))).toThrow(complaint)
    expect(() => moduleJson.stringify(changed(released, change))).toThrow(complaint)
  })

  it('is neither read nor written where a shell or what is live is not whole', () => {
    expect(() => shellJson.stringify(changed(shell, { scripts: [] }))).toThrow('shell.json: scripts: has no scripts')
    expect(() => shellJson.stringify(changed(shell, { platform: '^1.2.0' }))).toThrow('platform: is no version')
    const withLine = (change: object) => changed(snapshot, { modules: { things: changed(line, change) } })
    expect(() => snapshotJson.stringify(withLine({ current: { ...release, hash: '' } }))).toThrow('modules.things.current.hash: is no hash')
    expect(() => snapshotJson.stringify(withLine({ rollout: { ...release, share: 100 } }))).toThrow('must be 1 to 99 percent')
    expect(() => snapshotJson.stringify(changed(snapshot, { schema: 3 }))).toThrow('is of a format that this version does not read')
    expect(() => snapshotJson.parse('{"schema":1}')).toThrow('live.json: number')
  })

  it('has no hash before its content is known, and must have one after', () => {
    expect(builtModuleJson.stringify(released)).not.toContain('hash')
    expect(() => moduleJson.parse(builtModuleJson.stringify(built))).toThrow('hash')
  })
})
