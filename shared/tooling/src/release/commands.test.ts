import { generateKeyPairSync } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeLive } from '@console/federation'
import { LIVE } from '@console/module/registry'
import { describe, expect, it } from '@jest/globals'
import { currentOf, folder, put, registry, run, store, undo, withSmallRegistry } from './testing/small-registry.ts'

withSmallRegistry()

describe('npm run registry', () => {
  it('takes a module out with a reason, which can be undone', async () => {
    const one = await put('campaigns', 'one')
    expect(run('registry', 'withdraw', 'campaigns')).toMatchObject({ status: 1, output: expect.stringContaining('withdraw needs --why') })
    const { status, output } = run('registry', 'withdraw', 'campaigns', '--why', 'nobody uses it')
    expect([status, output]).toEqual([0, expect.stringContaining(`  campaigns: leaves the console (${one})`)])
    expect(store.read()).toMatchObject({ number: 3, why: 'nobody uses it', modules: {} })
    expect(undo(output).status).toBe(0)
    expect(currentOf('campaigns')).toBe(one)
  })

  it('tells what is live, and switches off and on', async () => {
    const one = await put('campaigns', 'one')
    expect(run('registry', 'off', 'campaigns').output).toContain('to undo it: npm run registry -- on campaigns --registry ')
    expect(run('registry', 'status').output).toMatch(new RegExp(`campaigns {2}${one} {2}/campaigns {2}SWITCHED OFF`))
    expect(run('registry', 'on', 'campaigns').status).toBe(0)
    expect(run('registry', 'status').output).not.toContain('SWITCHED OFF')
  })

  it('is renewed once fewer than 20 days are left, or if live.json is gone, and else left alone', async () => {
    const renew = () => run('registry', 'renew')
    expect(renew()).toMatchObject({ status: 0, output: expect.stringContaining('nothing to renew yet') })
    rmSync(join(registry, LIVE))
    expect(renew().output).toContain('renew: live as number 2')
    const at = Date.now() - 11 * 86_400_000
    await changeLive({ store, steps: () => [], note: { at, by: 'An Le', why: 'eleven days ago' } })
    expect(renew().output).toContain('renew: live as number 4')
    expect(renew()).toMatchObject({ status: 0, output: expect.stringMatching(/^number 4 is signed until \S+: nothing to renew yet\n$/) })
  })

  it('prints the key that hosts verify with', () => {
    expect(run('registry', 'key').output.trim()).toMatch(/^[A-Za-z0-9+/]{59}=$/)
  })
})

it.each([['release'], ['rollback'], ['rollout'], ['registry'], ['serve'], ['pack']])(
  'npm run %s refuses what it does not know, with its usage',
  (command) => {
    const { status, output } = run(command, '--nonsense')
    expect([status, output]).toEqual([1, expect.stringContaining("Unknown option '--nonsense'.")])
    expect(output).toContain(`npm run ${command}`)
    expect(store.read()?.number).toBe(1)
  },
)

it('a command tells its usage', () => {
  expect(run('rollback', '--help')).toMatchObject({ status: 0, output: expect.stringMatching(/^npm run rollback -- /) })
})

it.each([
  ['rollout', ['campaigns', '--share', '10'], "Nothing of 'campaigns' is live yet: npm run release -- campaigns"],
  ['rollout', ['shell', '--share', '10'], 'rollouts are for modules'],
  ['rollback', ['campaigns'], "'campaigns' has no earlier release to go back to"],
  ['rollback', ['--to', '9'], 'There is no number 9 in the history'],
  ['registry', ['off', 'campaigns'], "'campaigns' is not live"],
  ['release', ['nothing'], "No module named 'nothing'. Modules: shell, "],
])('npm run %s -- %j says what is wrong', (command, args, text) => {
  expect(run(command, ...args)).toMatchObject({ status: 1, output: expect.stringContaining(text) })
})

describe('console-module', () => {
  it('runs the commands of the workspace, on the registry that it is given', async () => {
    const one = await put('campaigns', 'one')
    const { status, output } = run('console-module', 'registry', 'status', '--registry', registry)
    expect([status, output]).toEqual([0, expect.stringContaining(`campaigns  ${one}`)])
  })

  it('names its commands, and refuses others', () => {
    expect(run('console-module').output).toContain('release   builds and checks the module, and makes it live')
    expect(run('console-module', 'deploy')).toMatchObject({ status: 1, output: expect.stringContaining("There is no command 'deploy'") })
  })

  it('says before it builds anything whose key is wanted for a registry that is signed by another one', () => {
    const file = join(folder, 'other.pem')
    writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }))
    const { status, output } = run('console-module', 'release', 'campaigns', '--key', file)
    expect(output).not.toContain('checking the types')
    expect([status, output]).toEqual([1, expect.stringContaining('Give the key that signs this registry: --key <file>')])
    expect(output).not.toContain('    at ')
  })
})
