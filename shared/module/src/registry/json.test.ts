import { describe, expect, it } from '@jest/globals'
import { type BuiltModule, builtModuleJson, moduleJson, pointerJson, shellJson } from './index.ts'

const file = { file: 'entry.js', integrity: `sha384-${'a'.repeat(64)}` }
const built: BuiltModule = {
  id: 'things',
  version: '1.0.0',
  platform: '^1.0.0',
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
const released = { ...built, hash: 'a1' }
const shell = { hash: 's1', platform: '1.2.0', scripts: [file], messages: { en: [file], vi: [file] } }
const pointer = { id: 'things', current: 'a2', previous: ['a1'] }

/** Past the compiler, as a file that somebody edited would come. */
const changed = <T extends object>(record: T, change: object) => ({ ...record, ...change }) as T

describe('a record of the registry', () => {
  it('is read as it was written', () => {
    expect(moduleJson.parse(moduleJson.stringify(released))).toEqual(released)
    expect(builtModuleJson.parse(builtModuleJson.stringify(built))).toEqual(built)
    expect(shellJson.parse(shellJson.stringify(shell))).toEqual(shell)
    expect(pointerJson.parse(pointerJson.stringify(pointer))).toEqual(pointer)
    const { words, ...before } = built
    expect(builtModuleJson.parse(builtModuleJson.stringify(before))).toEqual(before)
  })

  it.each([
    ['owns nothing', { owns: [] }, 'module.json: owns: owns nothing'],
    ['owns an address of the host', { owns: ['/pub'], routes: [] }, 'module.json: owns an address of the host'],
    ['has a route outside what it owns', { owns: ['/other'] }, 'has a route outside what it owns'],
    ['has a route without a page', { pages: {} }, 'has a route without a page'],
    ['names a file outside its folder', { entry: { ...file, file: '../x.js' } }, 'entry.file: is no file name'],
    ['does not know the hash of a file', { entry: { ...file, integrity: 'sha384-abc' } }, 'entry.integrity: is no sha384 integrity'],
    ['has no name', { id: 'No Name' }, 'id: is no name'],
    ['does not know its own folder', { hash: '../a1' }, 'hash: is no hash'],
  ])('is neither read nor written where a module %s', (_, change, complaint) => {
    expect(() => moduleJson.parse(JSON.stringify(changed(released, change)))).toThrow(complaint)
    expect(() => moduleJson.stringify(changed(released, change))).toThrow(complaint)
  })

  it('is neither read nor written where a shell or a pointer is not whole', () => {
    expect(() => shellJson.stringify(changed(shell, { scripts: [] }))).toThrow('shell.json: scripts: has no scripts')
    expect(() => shellJson.stringify(changed(shell, { platform: '^1.2.0' }))).toThrow('platform: is no version')
    expect(() => pointerJson.stringify(changed(pointer, { current: '' }))).toThrow('pointer: current: is no hash')
    expect(() => pointerJson.parse('{"id":"things"}')).toThrow('current')
  })

  it('has no hash before its content is known, and must have one after', () => {
    expect(builtModuleJson.stringify(released)).not.toContain('hash')
    expect(() => moduleJson.parse(builtModuleJson.stringify(built))).toThrow('hash')
  })
})
