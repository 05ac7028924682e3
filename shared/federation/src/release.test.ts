import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { builtModuleJson, builtShellJson, recordFile, releaseFolder } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { moveBack, readPointer, withdraw } from './pointers.ts'
import { pruneReleases } from './prune-releases.ts'
import { liveModules, release } from './release.ts'

let folder: string
let registry: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  registry = join(folder, 'registry')
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = { file: 'entry.js', integrity: `sha384-${'a'.repeat(64)}` }
const files = { en: [file], vi: [file] }

function recordOf(id: string, owns: readonly `/${string}`[]): string {
  return builtModuleJson.stringify({
    id,
    version: '1.0.0',
    platform: '^1.0.0',
    owns,
    nav: [],
    commands: [],
    routes: [],
    entry: file,
    pages: {},
    labels: { en: {}, vi: {} },
    messages: files,
  })
}

function built(text: string, record: string, name = 'module.json'): string {
  const output = mkdtempSync(join(folder, 'output-'))
  mkdirSync(join(output, 'part'))
  writeFileSync(join(output, name), record)
  writeFileSync(join(output, 'entry.js'), text)
  writeFileSync(join(output, 'part/picture.png'), 'no text')
  return output
}
const put = (text: string, id = 'things', owns: readonly `/${string}`[] = ['/things']) =>
  release({ registry, id, output: built(text, recordOf(id, owns)), quality: 1 })
const folderOf = (id: string, hash: string) => join(registry, releaseFolder(id, hash))

describe('a release', () => {
  it('lies in a folder named by its content and knows that name', async () => {
    const { hash } = await put('one')
    const target = folderOf('things', hash)
    expect(JSON.parse(readFileSync(join(target, 'module.json'), 'utf8'))).toMatchObject({ id: 'things', hash })
    expect((await put('two')).hash).not.toBe(hash)
    expect(await put('one')).toMatchObject({ hash, written: false })
  })

  it('has its texts compressed beside them, and nothing else', async () => {
    const target = folderOf('things', (await put('one')).hash)
    expect(brotliDecompressSync(readFileSync(join(target, 'entry.js.br'))).toString()).toBe('one')
    expect(existsSync(join(target, 'part/picture.png.br'))).toBe(false)
  })

  it('is never written over', async () => {
    const { hash } = await put('one')
    const entry = join(folderOf('things', hash), 'entry.js')
    writeFileSync(entry, 'kept')
    await put('one')
    expect(readFileSync(entry, 'utf8')).toBe('kept')
  })

  it('moves the pointer, which remembers those before, newest first', async () => {
    const [one, two, three] = [await put('one'), await put('two'), await put('three')]
    expect(readPointer(registry, 'things')).toEqual({ id: 'things', current: three.hash, previous: [two.hash, one.hash] })
    await put('one')
    expect(readPointer(registry, 'things')).toEqual({ id: 'things', current: one.hash, previous: [three.hash, two.hash] })
  })

  it('leaves nothing half-written behind', async () => {
    await put('one')
    await put('two')
    expect(readdirSync(join(registry, 'pointers'))).toEqual(['things.json'])
    expect(readdirSync(join(registry, 'modules/things')).every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true)
  })

  it('puts a new file in the place of the pointer, so that a reader in the middle still has the old one whole', async () => {
    await put('one')
    const file = join(registry, 'pointers/things.json')
    const reader = await import('node:fs/promises').then(({ open }) => open(file))
    const { hash } = await put('two')
    const old = JSON.parse(await reader.readFile('utf8'))
    await reader.close()
    expect(old.current).not.toBe(hash)
    expect(readPointer(registry, 'things')?.current).toBe(hash)
  })

  it('can be taken back until there is none before it', async () => {
    const one = await put('one')
    await put('two')
    expect(moveBack(registry, 'things')).toEqual({ id: 'things', current: one.hash, previous: [] })
    expect(() => moveBack(registry, 'things')).toThrow("'things' has no earlier release to go back to")
  })

  it('leaves the console when it is withdrawn, and its paths are free', async () => {
    const { hash } = await put('one')
    withdraw(registry, 'things')
    expect(readPointer(registry, 'things')).toBeNull()
    expect(existsSync(folderOf('things', hash))).toBe(true)
    await expect(put('two', 'stuff', ['/things'])).resolves.toMatchObject({ written: true })
  })

  it('goes when younger ones came, but for as many as are kept', async () => {
    const hashes: string[] = []
    for (const text of ['one', 'two', 'three', 'four']) hashes.push((await put(text)).hash)
    pruneReleases(registry, 'things', 1)
    expect(hashes.map((hash) => existsSync(folderOf('things', hash)))).toEqual([false, false, true, true])
  })

  it('is refused where it claims paths of another module', async () => {
    await put('one', 'things', ['/things'])
    await expect(put('two', 'stuff', ['/things/old'])).rejects.toThrow("'/things/old' belongs to 'things'")
    expect(readPointer(registry, 'stuff')).toBeNull()
    await expect(put('two', 'stuff', ['/thingsx'])).resolves.toMatchObject({ written: true })
  })

  it.each([
    ['says nothing', '{}', 'id'],
    ['no host would read', recordOf('things', ['/things']).replace('"/things"', '"/pub"'), 'owns an address of the host'],
    ['is that of another module', recordOf('stuff', ['/things']), "its module.json is that of 'stuff'"],
  ])('is refused where its record %s, and leaves nothing behind', async (_, record, complaint) => {
    await expect(release({ registry, id: 'things', output: built('one', record), quality: 1 })).rejects.toThrow(complaint)
    expect(existsSync(registry)).toBe(false)
  })

  it('of the shell lies beside the modules, as its own record', async () => {
    const record = builtShellJson.stringify({ platform: '1.2.0', scripts: [file], messages: files })
    const { hash } = await release({ registry, id: 'shell', output: built('one', record, 'shell.json'), quality: 1 })
    expect(JSON.parse(readFileSync(join(registry, 'shell', hash, 'shell.json'), 'utf8'))).toMatchObject({ hash, platform: '1.2.0' })
    expect(readPointer(registry, 'shell')?.current).toBe(hash)
  })

  it('is not kept from its paths by a live module whose record cannot be read', async () => {
    const { hash } = await put('one', 'stuff', ['/things'])
    expect(liveModules(registry).map(({ id }) => id)).toEqual(['stuff'])
    writeFileSync(join(registry, recordFile('stuff', hash)), '{')
    expect(liveModules(registry)).toEqual([])
    await expect(put('two')).resolves.toMatchObject({ written: true })
  })
})
