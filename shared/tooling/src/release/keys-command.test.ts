import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, Refused } from '@console/federation'
import { applySteps, integrityOf, type ModuleLine, publicKeyOf } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { change, storeFor } from './change.ts'
import { CommandFailed } from './command.ts'
import { keysCommand } from './keys-command.ts'

const [root, team] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey]
const environment = process.env
let folder: string
let output: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
  output = ''
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    output += `${line}\n`
  })
  const note = { at: Date.now(), by: 'An Le', why: 'two modules' }
  await openStore(folder, root).write((live) => ({ ...applySteps(live, [], note), modules: { campaigns: line(), onelinks: line() } }))
  signAs(root)
})
afterEach(() => {
  process.env = environment
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const line = (): ModuleLine => ({
  current: { hash: 'one', record: integrityOf('one') },
  previous: [],
  owns: [],
  labels: { en: '', vi: '' },
})
const live = () => openStore(folder, root).read()

function signAs(key: KeyObject, registry: KeyObject | null = root): void {
  process.env = {
    ...environment,
    REGISTRY: folder,
    REGISTRY_SIGNING_KEY: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    REGISTRY_PUBLIC_KEY: registry ? publicKeyOf(registry) : '',
  }
}

const keys = (...words: readonly string[]) => keysCommand({ words: ['keys', ...words], options: {} }, 'usage')
const switchOff = (id: string) => change({ words: [], options: {} }, { what: `off ${id}`, own: id, steps: () => [{ kind: 'off', id }] })

describe('registry keys', () => {
  it('lists, adds and removes the keys of teams, with a history and a way back', async () => {
    await keys()
    expect(output).toContain('the key of the registry signs for everybody')
    await keys('add', 'campaigns', publicKeyOf(team))
    expect(output).toContain(`registry -- keys remove campaigns ${publicKeyOf(team)}`)
    expect(live()).toMatchObject({ number: 2, why: `keys add campaigns ${publicKeyOf(team)}` })
    output = ''
    await keys()
    expect(output).toContain(`campaigns  ${publicKeyOf(team)}`)
    await keys('remove', 'campaigns', publicKeyOf(team))
    expect(live()?.keys?.modules).toEqual({})
  })

  it.each([
    [['add', 'campaigns', 'MCow'], "'MCow' is not a public key"],
    [['remove', 'campaigns', publicKeyOf(team)], "'campaigns' does not have this key"],
    [['add', 'campaigns'], 'usage'],
    [['revoke', 'campaigns', publicKeyOf(team)], 'usage'],
  ])('says what is wrong with %j, and changes nothing', async (words, text) => {
    await expect(keys(...words)).rejects.toThrow(text)
    expect(live()?.number).toBe(1)
  })
})

describe('whoever signs with the key of a team', () => {
  beforeEach(async () => {
    await keys('add', 'campaigns', publicKeyOf(team))
    signAs(team)
  })

  it('changes the module of the team', async () => {
    await switchOff('campaigns')
    expect(live()?.modules.campaigns?.off).toBe(true)
    expect(storeFor('campaigns').folder).toBe(folder)
  })

  it('changes no other one, nor who may, and hears so before anything is built', async () => {
    await expect(switchOff('onelinks')).rejects.toThrow(Refused)
    await expect(keys('add', 'onelinks', publicKeyOf(team))).rejects.toThrow("This key may not change the keys of 'onelinks'")
    for (const id of ['onelinks', 'shell']) expect(() => storeFor(id)).toThrow(CommandFailed)
    expect(live()?.number).toBe(2)
  })

  it('is told to say whose registry it is', () => {
    signAs(team, null)
    expect(() => storeFor('campaigns')).toThrow('also set REGISTRY_PUBLIC_KEY to that of the registry')
  })
})
