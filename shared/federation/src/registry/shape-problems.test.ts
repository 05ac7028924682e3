import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtModuleJson, builtShellJson, type Names, SHAPES, type Snapshot, shapesJson } from '@console/module/registry'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { changeLive, Refused } from './change-live.ts'
import { putRelease } from './put-release.ts'
import { releaseStep } from './release.ts'
import { openStore, type Store } from './store.ts'

const { privateKey } = generateKeyPairSync('ed25519')
let folder: string
let registry: string
let store: Store
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shapes-'))
  registry = join(folder, 'registry')
  store = openStore(registry, privateKey)
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = { file: 'entry.js', integrity: `sha256-${'a'.repeat(43)}=` }
const messages = { en: [file], vi: [file] }
const ofRibbon = (mark: string): Names => ({ '@console/ui': { Ribbon: mark }, words: {} })
const LABEL = 'readonly label: string;'
const TEXT = 'readonly text: string;'
const MORE = `${LABEL} readonly tone?: 1;`

/** Puts a release that lends or takes a Ribbon with these properties; without them it is of before there were marks. */
async function release(
  id: string,
  props: string | undefined,
  { names = ofRibbon(props ?? ''), ...options } = {} as Options,
): Promise<Snapshot> {
  const output = mkdtempSync(join(folder, 'output-'))
  writeFileSync(join(output, 'entry.js'), `${id} ${props}`)
  const described = { version: '1.0.0', owns: [`/${id}` as const], nav: [], commands: [], routes: [], entry: file, pages: {} }
  const manifest =
    id === 'shell'
      ? builtShellJson.stringify({ platform: '1.0.0', lends: names, scripts: [file], messages })
      : builtModuleJson.stringify({ ...described, id, platform: '1.0.0', takes: names, calls: [], labels: { en: {}, vi: {} }, messages })
  writeFileSync(join(output, id === 'shell' ? 'shell.json' : 'module.json'), manifest)
  const declaration = `export declare function Ribbon(props: { ${props} }): void;\n`
  const shapes = { entries: { '@console/ui': 'ui/src/index.d.ts' }, files: { 'ui/src/index.d.ts': declaration } }
  if (props !== undefined) writeFileSync(join(output, SHAPES), shapesJson.stringify(shapes))
  const { release: put } = await putRelease({ registry, id, output, quality: 1 })
  const { after } = await changeLive({
    store,
    steps: () => [releaseStep(registry, id, put)],
    note: { at: Date.now(), by: 'An Le', why: `release ${id}` },
    rules: { sizes: { page: 1_000_000 } },
    log: (line) => lines.push(line),
    ...options,
  })
  return after
}
interface Options {
  readonly names?: Names
  readonly allowed?: readonly 'breaking'[]
  readonly own?: string
  readonly leaveBehind?: readonly string[]
}
const numberOf = () => store.read()?.number

it('a shell that lends another type than a live module takes is refused, and says which module, what and why', async () => {
  await release('shell', LABEL)
  await release('loyalty', LABEL)
  const refused = await release('shell', TEXT).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  const [problem] = (refused as Refused).problems
  expect(problem).toMatchObject({ code: 'shape', id: 'loyalty', unless: 'breaking' })
  expect(problem?.text).toMatch(
    /^'loyalty' was built against another type of Ribbon \(@console\/ui\): Property 'text' is missing in type .* Keep what 'loyalty' takes, and lend the new one under another name .* --leave-behind loyalty --why "reason", after which its pages may fail, or --breaking "why"$/,
  )
  expect([numberOf(), lines]).toEqual([2, []])
})

it('with a reason it goes ahead, and what others release later is not held up by it', async () => {
  await release('shell', LABEL)
  await release('loyalty', LABEL)
  expect((await release('shell', TEXT, { allowed: ['breaking'] })).number).toBe(3)
  expect((await release('perks', TEXT)).number).toBe(4)
})

it('one module is left behind by its name, and the others still have to fit', async () => {
  for (const id of ['shell', 'loyalty', 'perks']) await release(id, LABEL)
  const refused = await release('shell', TEXT, { own: 'shell', leaveBehind: ['loyalty'] }).catch((error: unknown) => error)
  expect((refused as Refused).problems.map(({ id }) => id)).toEqual(['perks'])
  expect((await release('shell', TEXT, { own: 'shell', leaveBehind: ['loyalty', 'perks'] })).number).toBe(4)
  await expect(release('loyalty', MORE, { own: 'loyalty', leaveBehind: ['loyalty'] })).rejects.toThrow(Refused)
})

it('a module that takes another type than the live shell lends is refused too', async () => {
  await release('shell', LABEL)
  await expect(release('loyalty', TEXT)).rejects.toThrow(/Build 'loyalty' against the live shell, or have the shell released first/)
  expect(numberOf()).toBe(1)
})

it('what the compiler takes for the old type is live, with a note that names the module', async () => {
  await release('shell', LABEL)
  await release('loyalty', LABEL)
  await release('shell', MORE)
  expect([numberOf(), lines]).toEqual([
    3,
    [expect.stringMatching(/^note: 'loyalty' .* Ribbon \(@console\/ui\); by the compiler it still fits$/)],
  ])
})

it('releases of before there were marks are judged by names alone', async () => {
  await release('shell', undefined)
  await release('loyalty', TEXT)
  await release('perks', undefined)
  await release('shell', LABEL, { allowed: ['breaking'] })
  await expect(release('perks', undefined, { names: { '@console/ui': { Band: '' } } })).rejects.toThrow('Band (@console/ui)')
  expect([numberOf(), lines]).toEqual([4, []])
})

it('a text may want less than it is given, and nothing else', async () => {
  const words = (given: string): Names => ({ words: { 'action.moreOf': given } })
  await release('shell', LABEL, { names: words('count,name') })
  await release('loyalty', LABEL, { names: words('count,name') })
  await release('shell', MORE, { names: words('name') })
  expect(lines).toEqual([expect.stringMatching(/action\.moreOf \(words\); by the compiler it still fits/)])
  await expect(release('shell', TEXT, { names: words('name,owner') })).rejects.toThrow(
    /action\.moreOf \(words\): the text wants \{owner\}\./,
  )
})

it('types that cannot be compared are told', async () => {
  await release('shell', undefined, { names: ofRibbon('a') })
  await release('loyalty', undefined, { names: ofRibbon('b') })
  expect([numberOf(), lines]).toEqual([2, [expect.stringMatching(/^note: 'loyalty' .* cannot be compared/)]])
})
