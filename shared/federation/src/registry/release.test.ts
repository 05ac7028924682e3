import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { builtModuleJson, builtShellJson, manifestFile, type Names, releaseFolder, type Snapshot } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ChangeOptions, changeLive, Refused } from './change-live.ts'
import { fileProblems } from './file-problems.ts'
import { pruneReleases } from './prune.ts'
import { putRelease } from './put-release.ts'
import { liveModules, readModule } from './read-manifests.ts'
import { changeHere, releaseHere, releaseStep } from './release.ts'
import { localKey } from './signing-key.ts'
import { openStore } from './store.ts'

let folder: string
let registry: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  registry = join(folder, 'registry')
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = { file: 'entry.js', integrity: `sha256-${'a'.repeat(43)}=` }
const files = { en: [file], vi: [file] }
const lends = { '@console/ui': { Badge: '' } }
const SHELL_MANIFEST = builtShellJson.stringify({ platform: '1.2.0', lends, scripts: [file], messages: files })

const manifestOf = (id: string, owns: readonly `/${string}`[], takes: Names = lends) =>
  builtModuleJson.stringify({
    id,
    version: '1.0.0',
    platform: '1.2.0',
    takes,
    calls: [],
    owns,
    nav: [],
    commands: [],
    routes: [],
    entry: file,
    pages: {},
    labels: { en: {}, vi: {} },
    messages: files,
  })

function built(text: string, manifest: string, name = 'module.json'): string {
  const output = mkdtempSync(join(folder, 'output-'))
  mkdirSync(join(output, 'part'))
  writeFileSync(join(output, name), manifest)
  writeFileSync(join(output, 'entry.js'), text)
  writeFileSync(join(output, 'part/picture.png'), 'no text')
  return output
}
const putShell = (text = 'shell') => releaseHere({ registry, id: 'shell', output: built(text, SHELL_MANIFEST, 'shell.json'), quality: 1 })
const put = (text: string, id = 'things', owns: readonly `/${string}`[] = ['/things']) =>
  releaseHere({ registry, id, output: built(text, manifestOf(id, owns)), quality: 1 })
const folderOf = (id: string, hash: string) => join(registry, releaseFolder(id, hash))
const store = () => openStore(registry, localKey())
const live = () => store().read() as Snapshot
const hashesOf = (id: string) => [live().modules[id]?.current, ...(live().modules[id]?.previous ?? [])].map((one) => one?.hash)

describe('a release', () => {
  beforeEach(() => putShell())

  it('is in a folder named by its content and knows that name and every file', async () => {
    const { hash } = await put('one')
    const manifest = JSON.parse(readFileSync(join(folderOf('things', hash), 'module.json'), 'utf8'))
    expect(manifest).toMatchObject({ id: 'things', hash })
    expect(manifest.files.map((one: { file: string; bytes: number }) => [one.file, one.bytes])).toEqual([
      ['entry.js', 3],
      ['part/picture.png', 7],
    ])
    expect((await put('two')).hash).not.toBe(hash)
    expect((await put('one')).hash).toBe(hash)
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

  it('is live, with those before, newest first, and says what it owns', async () => {
    const [one, two, three] = [await put('one'), await put('two'), await put('three')]
    expect(hashesOf('things')).toEqual([three.hash, two.hash, one.hash])
    await put('one')
    expect(hashesOf('things')).toEqual([one.hash, three.hash, two.hash])
    expect(live().modules.things).toMatchObject({ owns: ['/things'], labels: { en: 'things', vi: 'things' } })
    expect(readdirSync(join(registry, 'modules/things')).every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true)
  })

  it('touches nothing of another module', async () => {
    await put('one', 'stuff', ['/stuff'])
    const before = live()
    await put('one')
    expect(live().modules.stuff).toEqual(before.modules.stuff)
    expect(live().shell).toEqual(before.shell)
  })

  it('is refused where it claims paths of another module, and nothing changes', async () => {
    await put('one')
    const before = live()
    await expect(put('two', 'stuff', ['/things/old'])).rejects.toThrow(Refused)
    await expect(put('two', 'stuff', ['/things/old'])).rejects.toThrow("would belong to 'stuff' and to 'things'")
    expect(live()).toEqual(before)
    await expect(put('two', 'stuff', ['/thingsx'])).resolves.toMatchObject({ live: { number: before.number + 1 } })
  })

  it('leaves the console when it is withdrawn, and its paths are free', async () => {
    const { hash } = await put('one')
    await changeHere(registry, () => [{ kind: 'withdraw', id: 'things' }], 'withdraw')
    expect(live().modules.things).toBeUndefined()
    expect(existsSync(folderOf('things', hash))).toBe(true)
    await expect(put('two', 'stuff', ['/things'])).resolves.toMatchObject({ live: { number: 4 } })
  })

  it('is not kept from its paths by a live module whose manifest cannot be read', async () => {
    const { hash } = await put('one', 'stuff', ['/things'])
    expect(liveModules(registry, live()).map(({ id }) => id)).toEqual(['stuff'])
    writeFileSync(join(registry, manifestFile('stuff', hash)), '{')
    expect(liveModules(registry, live())).toEqual([])
    await expect(put('two')).resolves.toMatchObject({ live: { number: 3 } })
  })

  describe('of the shell', () => {
    const lessShell = (text: string) =>
      putRelease({
        registry,
        id: 'shell',
        output: built(text, builtShellJson.stringify({ ...JSON.parse(SHELL_MANIFEST), lends: { '@console/ui': {} } }), 'shell.json'),
        quality: 1,
      })
    async function releaseLess(more: Partial<ChangeOptions> = {}, text = 'less'): Promise<Snapshot> {
      const { release } = await lessShell(text)
      const note = { at: Date.now(), by: 'a test', why: 'a test' }
      return (await changeLive({ store: store(), steps: () => [releaseStep(registry, 'shell', release)], note, ...more })).after
    }

    it('is refused where a live module does not fit it, and nothing changes', async () => {
      await put('one')
      const before = live()
      await expect(releaseLess()).rejects.toThrow("'things' is live and takes what this shell does not lend: Badge (@console/ui)")
      await expect(releaseLess({ allowed: ['breaking', 'everything'], leaveBehind: ['stuff'] })).rejects.toThrow("'things' is live")
      expect(live()).toEqual(before)
    })

    it('leaves a module behind that is named, and the next one needs not name it again', async () => {
      const { hash } = await put('one')
      expect(await releaseLess({ leaveBehind: ['things'] })).toMatchObject({ number: 3, modules: { things: { current: { hash } } } })
      expect(await releaseLess({}, 'less again')).toMatchObject({ number: 4 })
    })

    it('is not kept back by a module that is off, which cannot be switched on before it fits', async () => {
      await put('one')
      await changeHere(registry, () => [{ kind: 'off', id: 'things' }], 'off')
      await releaseLess()
      await expect(changeHere(registry, () => [{ kind: 'on', id: 'things' }], 'on')).rejects.toThrow(
        "Build 'things' against the live shell",
      )
    })
  })

  it('that changes what was not named is refused, and lists it', async () => {
    await put('one')
    const before = live()
    await put('two')
    const { hash } = await put('three', 'stuff', ['/stuff'])
    const back = (own: string | null, more: Partial<ChangeOptions> = {}) =>
      changeLive({
        store: store(),
        steps: () => [{ kind: 'restore', from: before }],
        note: { at: 0, by: 'a test', why: 'x' },
        own,
        ...more,
      })
    await expect(back('things')).rejects.toThrow(`stuff: leaves the console (${hash}). Go on with --everything`)
    await expect(back(null)).rejects.toThrow('things: ')
    await expect(back('things', { allowed: ['everything'] })).resolves.toMatchObject({ after: { number: 5 } })
  })

  it('has problems where a file is missing or altered', async () => {
    const { hash } = await put('one')
    const current = live().modules.things?.current
    const manifest = current && readModule(registry, 'things', current)
    if (!manifest) throw new Error('It is live.')
    expect(await fileProblems(registry, manifest)).toEqual([])
    writeFileSync(join(folderOf('things', hash), 'entry.js'), 'onf')
    rmSync(join(folderOf('things', hash), 'part/picture.png'))
    const problems = await fileProblems(registry, manifest)
    expect(problems.map(({ code }) => code)).toEqual(['file-altered', 'file-missing'])
    expect(problems[0]?.text).toContain(`modules/things/${hash}/entry.js was altered after its release. Remove the folder`)
  })
})

it.each([
  ['says nothing', '{}', 'id'],
  ['no host would read', manifestOf('things', ['/things']).replace('"/things"', '"/pub"'), 'owns an address of the host'],
  ['is that of another module', manifestOf('stuff', ['/things']), "its module.json is that of 'stuff'"],
])('a release is refused where its manifest %s, and leaves nothing behind', async (_, manifest, complaint) => {
  await expect(putRelease({ registry, id: 'things', output: built('one', manifest), quality: 1 })).rejects.toThrow(complaint)
  expect(existsSync(registry)).toBe(false)
})

describe('a release that is no longer live', () => {
  const WEEK = 7 * 86_400_000
  const later = (ms: number) => Date.now() + ms

  it('goes a week after it stopped being live, but for the two before the live one', async () => {
    await putShell()
    const hashes: string[] = []
    for (const text of ['one', 'two', 'three', 'four']) hashes.push((await put(text)).hash)
    const there = () => hashes.map((hash) => existsSync(folderOf('things', hash)))
    await pruneReleases(store(), later(WEEK - 60_000))
    expect(there()).toEqual([true, true, true, true])
    expect(await pruneReleases(store(), later(WEEK + 60_000), { dryRun: true })).toEqual([{ id: 'things', hash: hashes[0] }])
    expect(there()).toEqual([true, true, true, true])
    await pruneReleases(store(), later(WEEK + 60_000))
    expect(there()).toEqual([false, true, true, true])
  })

  it('stays while any snapshot of the last week names it, and while it is rolled out', async () => {
    await putShell()
    const [one, two] = [await put('one'), await put('two')]
    for (const text of ['three', 'four', 'five']) await put(text)
    const [oldest] = live().modules.things?.previous.slice(-1) ?? []
    if (!oldest) throw new Error('It is remembered.')
    await changeHere(registry, () => [{ kind: 'rollout', id: 'things', release: oldest, share: 10 }], 'rollout')
    await pruneReleases(store(), later(WEEK + 60_000))
    expect([one, two].map(({ hash }) => existsSync(folderOf('things', hash)))).toEqual([true, false])
    expect(existsSync(folderOf('shell', live().shell?.current.hash ?? ''))).toBe(true)
  })
})
