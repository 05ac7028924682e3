import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { changeLive, openStore, releaseStep } from '@console/federation'
import { putSmall } from '@console/federation/small-release'
import { ATTESTATION, publicKeyOf, releaseFolder, type Step } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { attestationLines } from './attestation.ts'
import { change } from './change.ts'

const [root, team] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey]
const environment = process.env
let registry: string
let output: string
beforeEach(async () => {
  registry = mkdtempSync(join(tmpdir(), 'team-key-'))
  output = ''
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    output += `${line}\n`
  })
  await step(releaseStep(registry, 'shell', await putSmall({ registry, id: 'shell', text: 'shell' })))
  await step({ kind: 'key', change: 'add', id: 'campaigns', key: publicKeyOf(team) })
})
afterEach(() => {
  process.env = environment
  jest.restoreAllMocks()
  rmSync(registry, { recursive: true })
})

const store = () => openStore(registry, root)
const live = () => store().read()
const step = (...steps: readonly Step[]) =>
  changeLive({ store: store(), steps: () => steps, note: { at: Date.now(), by: 'An Le', why: 'a step' } })

const settingsOf = (key: KeyObject) => ({
  REGISTRY_SIGNING_KEY: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
  REGISTRY_PUBLIC_KEY: publicKeyOf(root),
})

async function release(key: KeyObject, text: string, dryRun = false): Promise<string> {
  process.env = { ...environment, ...settingsOf(key), REGISTRY: registry }
  const built = await putSmall({ registry, id: 'campaigns', text })
  const steps = () => [releaseStep(registry, 'campaigns', built)]
  await change({ words: [], options: { 'dry-run': dryRun } }, { what: 'release campaigns', own: 'campaigns', built, steps })
  return built.hash
}

function undo(key: KeyObject) {
  const [, command = '', words = ''] = /.*to undo it: npm run (\w+) -- (.*)/s.exec(output) ?? []
  const { status, stderr } = spawnSync(process.execPath, [resolve('shared/tooling', `${command}.ts`), ...words.trim().split(' ')], {
    env: { PATH: environment.PATH, RELEASED_BY: 'An Le', ...settingsOf(key) },
    encoding: 'utf8',
  })
  return { line: `${command} ${words}`, status, stderr }
}

describe('the undo that a release prints', () => {
  it('of a first release switches the module off, since the key of a team withdraws nothing', async () => {
    await release(team, 'one')
    expect(undo(team)).toEqual({ line: `registry off campaigns --registry ${registry}\n`, status: 0, stderr: '' })
    expect(live()?.modules.campaigns?.off).toBe(true)
  })

  it('of a first release takes the module out, where the key may do so', async () => {
    await release(root, 'one')
    expect(undo(root)).toEqual({ line: `rollback campaigns --to 2 --registry ${registry}\n`, status: 0, stderr: '' })
    expect(live()?.modules).toEqual({})
  })

  it('of a later release goes back to the one before', async () => {
    const one = await release(team, 'one')
    await release(team, 'two')
    expect(undo(team)).toMatchObject({ line: `rollback campaigns --to 3 --registry ${registry}\n`, status: 0 })
    expect(live()?.modules.campaigns?.current.hash).toBe(one)
  })
})

it('a release is attested by the key that made it live, and not by a dry run', async () => {
  const tried = await release(team, 'one', true)
  const attested = (hash: string) => existsSync(join(registry, releaseFolder('campaigns', hash), ATTESTATION))
  expect([live()?.number, attested(tried)]).toEqual([2, false])
  const one = await release(root, 'one')
  expect([one, attested(one)]).toEqual([tried, true])
  const keys = [root, team].map(publicKeyOf)
  const { current } = live()?.modules.campaigns ?? {}
  expect(current && attestationLines(registry, 'campaigns', current, keys).join('\n')).toContain(`signed   ${publicKeyOf(root)}, which may`)
})
