import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { changeLive, openStore, releaseStep, type Store } from '@console/federation'
import { putSmall, type Small } from '@console/federation/small-release'
import { LIVE, type Step } from '@console/module/registry'
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

async function put(id: string, text: string, more: Partial<Small> = {}): Promise<string> {
  const release = await putSmall({ registry, id, text, ...more })
  await step([releaseStep(registry, id, release)])
  return release.hash
}
const step = (steps: readonly Step[]) => changeLive({ store, steps: () => steps, note: { at: Date.now(), by: 'An Le', why: 'a step' } })
const currentOf = (id: string) => store.read()?.modules[id]?.current.hash

/** Runs the undo that a command printed, as it was printed. */
function undo(said: string) {
  const [, command = '', words = ''] = /to undo it: npm run (\w+) -- (.*)/.exec(said) ?? []
  return runWith({ REGISTRY: '' }, command, ...words.split(' '))
}

describe('npm run rollback', () => {
  it('goes back to the release before, prints the undo of that alone, and this works as it is printed', async () => {
    const [one, two] = [await put('campaigns', 'one'), await put('campaigns', 'two')]
    const back = run('rollback', 'campaigns', '--why', 'it was slow')
    expect(back).toMatchObject({
      status: 0,
      said: expect.stringContaining(`to undo it: npm run rollback -- campaigns --to 3 --registry ${registry}\n`),
    })
    expect(back.said).toContain(`  campaigns: ${two} → ${one} (the release before)`)
    const other = await put('onelinks', 'one')
    expect(undo(back.said)).toMatchObject({ status: 0, said: expect.stringContaining('live as number 6') })
    expect([currentOf('campaigns'), currentOf('onelinks')]).toEqual([two, other])
    expect(run('registry', 'history').said.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^6 {2}\S+ {2}An Le: rollback campaigns to 3/),
      expect.stringMatching(/^5 {2}/),
      expect.stringMatching(/^4 {2}\S+ {2}An Le: it was slow/),
    ])
  })

  it('takes other modules back only with --everything, and lists what changes', async () => {
    const one = await put('campaigns', 'one')
    const two = await put('campaigns', 'two')
    const other = await put('onelinks', 'one')
    const list = [`campaigns: ${two} → ${one} (the release before)`, `onelinks: leaves the console (${other})`]
    const refused = run('rollback', '--to', '2')
    expect(refused.status).toBe(1)
    for (const line of list) expect(refused.said).toContain(`  - ${line}. Go on with --everything`)
    const dry = run('rollback', '--to', '2', '--dry-run')
    expect(dry).toMatchObject({ status: 0, said: expect.stringContaining('nothing was changed') })
    for (const line of list) expect(dry.said).toContain(`  ${line}\n`)
    expect(store.read()?.number).toBe(4)
    const done = run('rollback', '--to', '2', '--everything')
    expect([done.status, currentOf('campaigns'), currentOf('onelinks')]).toEqual([0, one, undefined])
    expect(undo(done.said).status).toBe(0)
    expect([currentOf('campaigns'), currentOf('onelinks')]).toEqual([two, other])
  })

  it('ends a rollout, and everyone has what was live before it; only then it goes back', async () => {
    const [one, two] = [await put('campaigns', 'one'), await put('campaigns', 'two')]
    const release = store.read()?.modules.campaigns?.previous[0]
    if (!release) throw new Error('It was live.')
    await step([{ kind: 'rollout', id: 'campaigns', release, share: 80 }])
    const { status, said } = run('rollback', 'campaigns')
    expect([status, said]).toEqual([
      0,
      expect.stringContaining(`rollback campaigns: the rollout of ${one} ends, and everyone gets ${two}: live as number 5`),
    ])
    expect(store.read()?.modules.campaigns).toMatchObject({ current: { hash: two }, previous: [{ hash: one }] })
    expect(store.read()?.modules.campaigns).not.toHaveProperty('rollout')
  })

  it('of the shell leaves a module behind that nobody releases any more, with a reason', async () => {
    await put('shell', 'more', { lends: { '@console/ui': { Ribbon: '' } } })
    const one = await put('loyalty', 'one', { takes: { '@console/ui': { Ribbon: '' } } })
    expect(run('rollback', 'shell').said).toContain(
      "'loyalty' is live and takes what this shell does not lend: Ribbon (@console/ui). Lend it, under its old name too",
    )
    expect(run('rollback', 'shell', '--leave-behind', 'loyalty').said).toContain('--leave-behind needs --why "reason"')
    const { status, said } = run('rollback', 'shell', '--leave-behind', 'loyalty', '--why', 'the team is gone')
    expect([status, said]).toEqual([0, expect.stringContaining('live as number 4')])
    expect(store.read()).toMatchObject({ why: 'the team is gone; leaves loyalty behind', modules: { loyalty: { current: { hash: one } } } })
    expect(said).toContain('to undo it: npm run rollback -- shell --to 3 ')
  })

  it('is refused where another module owns the addresses by now, and nothing changes', async () => {
    await put('campaigns', 'one', { owns: ['/campaigns', '/more'] })
    await put('campaigns', 'two')
    await put('onelinks', 'one', { owns: ['/more'] })
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
  it('takes a module out with a reason, which can be undone', async () => {
    const one = await put('campaigns', 'one')
    expect(run('registry', 'withdraw', 'campaigns')).toMatchObject({ status: 1, said: expect.stringContaining('withdraw needs --why') })
    const { status, said } = run('registry', 'withdraw', 'campaigns', '--why', 'nobody uses it')
    expect([status, said]).toEqual([0, expect.stringContaining(`  campaigns: leaves the console (${one})`)])
    expect(store.read()).toMatchObject({ number: 3, why: 'nobody uses it', modules: {} })
    expect(undo(said).status).toBe(0)
    expect(currentOf('campaigns')).toBe(one)
  })

  it('tells what is live, and switches off and on', async () => {
    const one = await put('campaigns', 'one')
    expect(run('registry', 'off', 'campaigns').said).toContain('to undo it: npm run registry -- on campaigns --registry ')
    expect(run('registry', 'status').said).toMatch(new RegExp(`campaigns {2}${one} {2}/campaigns {2}SWITCHED OFF`))
    expect(run('registry', 'on', 'campaigns').status).toBe(0)
    expect(run('registry', 'status').said).not.toContain('SWITCHED OFF')
  })

  it('is renewed once fewer than 20 days are left, or if live.json is gone, and else left alone', async () => {
    const renew = () => run('registry', 'renew')
    expect(renew()).toMatchObject({ status: 0, said: expect.stringContaining('nothing to renew yet') })
    rmSync(join(registry, LIVE))
    expect(renew().said).toContain('renew: live as number 2')
    const at = Date.now() - 11 * 86_400_000
    await changeLive({ store, steps: () => [], note: { at, by: 'An Le', why: 'eleven days ago' } })
    expect(renew().said).toContain('renew: live as number 4')
    expect(renew()).toMatchObject({ status: 0, said: expect.stringMatching(/^number 4 is signed until \S+: nothing to renew yet\n$/) })
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

  it('says before it builds anything whose key is wanted for a registry that is signed by another one', () => {
    const file = join(folder, 'other.pem')
    writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }))
    const { status, said } = run('console-module', 'release', 'campaigns', '--key', file)
    expect(said).not.toContain('checking the types')
    expect([status, said]).toEqual([1, expect.stringContaining('Give the key that signs this registry: --key <file>')])
    expect(said).not.toContain('    at ')
  })
})
