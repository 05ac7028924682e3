import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { changeLive, openStore, putRelease, releaseStep, type Store } from '@console/federation'
import { builtModuleJson, builtShellJson, integrityOf, LIVE } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

const { privateKey } = generateKeyPairSync('ed25519')
let folder: string
let registry: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
  registry = join(folder, 'registry')
  store = openStore(registry, privateKey)
  await put('shell', 'shell')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command as the terminal would, on this registry. */
const run = (command: string, ...args: readonly string[]) => runWith({}, command, ...args)

function runWith(settings: Readonly<Record<string, string>>, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('shared/tooling', `${command}.ts`), ...args], {
    env: {
      PATH: process.env.PATH,
      REGISTRY: registry,
      REGISTRY_SIGNING_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      RELEASED_BY: 'An Le',
      ...settings,
    },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** A release of a module that can be imported, or of a shell. */
async function put(id: string, text: string, owns: readonly `/${string}`[] = [`/${id}`]): Promise<string> {
  const output = mkdtempSync(join(folder, 'output-'))
  mkdirSync(output, { recursive: true })
  const entry = `var ${id} = { init() {}, get: async () => () => ({ default: { descriptor: {}, messages: {}, pages: {} } }) } // ${text}`
  writeFileSync(join(output, 'entry.js'), entry)
  const file = { file: 'entry.js', integrity: integrityOf(entry) }
  const messages = { en: [file], vi: [file] }
  const manifest =
    id === 'shell'
      ? builtShellJson.stringify({ platform: '1.2.0', lends: {}, scripts: [file], messages })
      : builtModuleJson.stringify({
          ...{
            id,
            version: '1.0.0',
            platform: '1.2.0',
            takes: {},
            calls: [],
            owns,
            nav: [],
            commands: [],
            routes: [],
            entry: file,
            pages: {},
            messages,
          },
          labels: { en: {}, vi: {} },
        })
  writeFileSync(join(output, id === 'shell' ? 'shell.json' : 'module.json'), manifest)
  const { release } = await putRelease({ registry, id, output, quality: 1 })
  await changeLive({
    store,
    steps: () => [releaseStep(registry, id, release)],
    note: { at: Date.now(), by: 'An Le', why: `release ${text}` },
  })
  return release.hash
}
const currentOf = (id: string) => store.read()?.modules[id]?.current.hash

describe('npm run rollback', () => {
  it('goes back to the release before, says how to undo that, and undoes it', async () => {
    const [one, two] = [await put('campaigns', 'one'), await put('campaigns', 'two')]
    const back = run('rollback', 'campaigns', '--why', 'it was slow')
    expect(back).toMatchObject({ status: 0, said: expect.stringContaining('to undo it: npm run rollback -- --to 3') })
    expect(currentOf('campaigns')).toBe(one)
    expect(run('rollback', '--to', '3')).toMatchObject({ status: 0, said: expect.stringContaining('live as number 5') })
    expect(currentOf('campaigns')).toBe(two)
    expect(run('registry', 'history').said.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^5 {2}\S+ {2}An Le: rollback everything to 3/),
      expect.stringMatching(/^4 {2}\S+ {2}An Le: it was slow/),
    ])
  })

  it('is refused where another module owns the addresses by now, and nothing changes', async () => {
    await put('campaigns', 'one', ['/campaigns', '/more'])
    await put('campaigns', 'two')
    await put('onelinks', 'one', ['/more'])
    const before = readFileSync(join(registry, LIVE), 'utf8')
    const { status, said } = run('rollback', 'campaigns')
    expect([status, said]).toEqual([
      1,
      expect.stringContaining("Refused; nothing was changed:\n  - '/more' would belong to 'campaigns' and to 'onelinks'"),
    ])
    expect(readFileSync(join(registry, LIVE), 'utf8')).toBe(before)
  })

  it('is refused where a byte of the release was altered meanwhile', async () => {
    const one = await put('campaigns', 'one')
    await put('campaigns', 'two')
    writeFileSync(join(registry, 'modules/campaigns', one, 'entry.js'), 'altered')
    expect(run('rollback', 'campaigns')).toMatchObject({
      status: 1,
      said: expect.stringContaining('entry.js was altered after its release'),
    })
  })

  it('changes nothing in a dry run', async () => {
    await put('campaigns', 'one')
    const two = await put('campaigns', 'two')
    expect(run('rollback', 'campaigns', '--dry-run')).toMatchObject({ status: 0, said: expect.stringContaining('nothing was changed') })
    expect(currentOf('campaigns')).toBe(two)
  })
})

describe('npm run registry', () => {
  it('tells what is live, and switches off and on', async () => {
    const one = await put('campaigns', 'one')
    expect(run('registry', 'off', 'campaigns').status).toBe(0)
    expect(run('registry', 'status').said).toMatch(new RegExp(`campaigns {2}${one} {2}/campaigns {2}SWITCHED OFF`))
    expect(run('registry', 'on', 'campaigns').status).toBe(0)
    expect(run('registry', 'status').said).not.toContain('SWITCHED OFF')
  })

  it('prints the key that hosts verify with', () => {
    expect(run('registry', 'key').said.trim()).toMatch(/^[A-Za-z0-9+/]{59}=$/)
  })
})

it.each([['release'], ['rollback'], ['rollout'], ['registry'], ['serve'], ['pack']])(
  'npm run %s refuses what it does not know, with its usage',
  (command) => {
    const { status, said } = run(command, '--nonsense')
    expect([status, said]).toEqual([1, expect.stringContaining("Unknown option '--nonsense'.")])
    expect(said).toContain(`npm run ${command}`)
    expect(store.read()?.number).toBe(1)
  },
)

it('a command tells its usage', () => {
  expect(run('rollback', '--help')).toMatchObject({ status: 0, said: expect.stringMatching(/^npm run rollback -- /) })
})

it.each([
  ['rollout', ['campaigns', '--share', '10'], "Nothing of 'campaigns' is live yet: npm run release -- campaigns"],
  ['rollout', ['shell', '--share', '10'], 'rollouts are for modules'],
  ['rollback', ['campaigns'], "'campaigns' has no earlier release to go back to"],
  ['rollback', ['--to', '9'], 'There is no number 9 in the history'],
  ['registry', ['off', 'campaigns'], "'campaigns' is not live"],
  ['release', ['nothing'], "No module named 'nothing'. Modules: shell, "],
])('npm run %s -- %j says what is wrong', (command, args, text) => {
  expect(run(command, ...args)).toMatchObject({ status: 1, said: expect.stringContaining(text) })
})

describe('console-module', () => {
  it('runs the commands of the workspace, on the registry that it is given', async () => {
    const one = await put('campaigns', 'one')
    const { status, said } = run('console-module', 'registry', 'status', '--registry', registry)
    expect([status, said]).toEqual([0, expect.stringContaining(`campaigns  ${one}`)])
  })

  it('names its commands, and refuses others', () => {
    expect(run('console-module').said).toContain('release   builds and checks the module, and makes it live')
    expect(run('console-module', 'deploy')).toMatchObject({ status: 1, said: expect.stringContaining("There is no command 'deploy'") })
  })

  it('says whose key is wanted for a registry that is signed by another one', () => {
    const other = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const { status, said } = runWith({ REGISTRY_SIGNING_KEY: other }, 'console-module', 'registry', 'status')
    expect([status, said]).toEqual([1, expect.stringContaining('Set REGISTRY_SIGNING_KEY to the key that signs this registry')])
    expect(said).not.toContain('    at ')
  })
})
