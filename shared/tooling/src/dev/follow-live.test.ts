import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKey, openStore, putRelease, releaseHere, releaseStep } from '@console/federation'
import { applySteps, builtModuleJson, builtShellJson, integrityOf, publicKeyOf, releaseFolder, SHELL } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Followed, followLive } from './follow-live.ts'

const { privateKey } = generateKeyPairSync('ed25519')
let folder: string
let there: string
let here: string
let server: Server
let said: string[]
let followed: Followed | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'))
  there = join(folder, 'there')
  here = join(folder, 'here')
  said = []
  server = createServer((asked, answer) => {
    try {
      answer.end(readFileSync(join(there, asked.url ?? '')))
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  await releaseHere({ registry: here, id: SHELL, output: built(SHELL, 'local'), quality: 1 })
})
afterEach(() => {
  followed?.stop()
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** A module takes `takes` of `@console/ui`, of which the shell lends Badge. */
function built(id: string, text: string, takes = 'Badge'): string {
  const output = mkdtempSync(join(folder, 'output-'))
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'entry.js'), text)
  const file = { file: 'entry.js', integrity: integrityOf(text) }
  const messages = { en: [file], vi: [file] }
  if (id === SHELL) {
    const lends = { '@console/ui': { Badge: '' } }
    writeFileSync(join(output, 'shell.json'), builtShellJson.stringify({ platform: '1.2.0', lends, scripts: [file], messages }))
    return output
  }
  const manifest = {
    id,
    version: '1.0.0',
    platform: '1.2.0',
    takes: { '@console/ui': { [takes]: '' } },
    calls: [],
    owns: [`/${id}` as const],
  }
  const rest = { nav: [], commands: [], routes: [], entry: file, pages: {}, labels: { en: {}, vi: {} }, messages }
  writeFileSync(join(output, 'module.json'), builtModuleJson.stringify({ ...manifest, ...rest }))
  return output
}

async function release(id: string, text: string, takes?: string): Promise<string> {
  const { release } = await putRelease({ registry: there, id, output: built(id, text, takes), quality: 1 })
  const note = { at: Date.now(), by: 'An Le', why: text }
  await openStore(there, privateKey).write((live) => applySteps(live, [releaseStep(there, id, release)], note))
  return release.hash
}

async function follow(local: readonly string[] = [], key = publicKeyOf(privateKey)): Promise<Followed> {
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  followed = await followLive({
    console: {
      schema: 1,
      registry: { address, number: 1, public_key: key },
      shell: null,
      settings: { api_origin: address, api_extensions: 'all', login_test: '1' },
    },
    local,
    registry: here,
    say: (line) => said.push(line),
  })
  return followed
}

const live = () =>
  Object.fromEntries(Object.entries(openStore(here, localKey()).read()?.modules ?? {}).map(([id, line]) => [id, line.current.hash]))

describe('what is live at another console', () => {
  it('is taken with its files, but for what is built here', async () => {
    const campaigns = await release('campaigns', 'first')
    await release('team', 'first')
    expect((await follow(['team'])).ids).toEqual(['campaigns'])
    expect(live()).toEqual({ campaigns })
    expect(readFileSync(join(here, releaseFolder('campaigns', campaigns), 'entry.js'), 'utf8')).toBe('first')
  })

  it('is followed: a release, a new module and one that is gone', async () => {
    await release('campaigns', 'first')
    const { poll } = await follow()
    const hashes = { campaigns: await release('campaigns', 'second'), team: await release('team', 'first') }
    await poll()
    expect(live()).toEqual(hashes)
    expect(said.at(-1)).toBe('number 3 is live there (first): the next page you open has it')
    await openStore(there, privateKey).write((was) =>
      applySteps(was, [{ kind: 'withdraw', id: 'team' }], { at: Date.now(), by: 'An Le', why: 'gone' }),
    )
    await poll()
    expect(live()).toEqual({ campaigns: hashes.campaigns })
  })

  it('leaves what is built here alone when it is followed', async () => {
    await release('campaigns', 'first')
    const { poll } = await follow(['team'])
    const { hash } = await releaseHere({ registry: here, id: 'team', output: built('team', 'local'), quality: 1 })
    await release('campaigns', 'second')
    await poll()
    expect(live().team).toBe(hash)
  })

  it('is not taken if a file was altered, which is told; the other modules are, and it is once it is whole again', async () => {
    const hash = await release('campaigns', 'first')
    const file = `${releaseFolder('campaigns', hash)}/entry.js`
    await release('team', 'first')
    writeFileSync(join(there, file), 'other')
    const { poll } = await follow()
    expect(said).toEqual([`'campaigns' cannot be taken: ${file} was altered after its release`])
    expect([existsSync(join(here, file)), existsSync(join(here, releaseFolder('team', live().team ?? '')))]).toEqual([false, true])
    writeFileSync(join(there, file), 'first')
    await poll()
    expect([existsSync(join(here, file)), said.length]).toEqual([true, 1])
  })

  it('is not taken if somebody else signed it; what was taken before stays', async () => {
    const first = await release('campaigns', 'first')
    await expect(follow([], publicKeyOf(generateKeyPairSync('ed25519').privateKey))).rejects.toThrow('is not signed')
    const { poll } = await follow()
    writeFileSync(join(there, 'live.json'), readFileSync(join(there, 'live.json'), 'utf8').replace('"number":1', '"number":9'))
    await poll()
    expect(said).toEqual([expect.stringMatching(/is not signed by the key.*; what was live stays$/)])
    expect(live()).toEqual({ campaigns: first })
  })

  it('is told with what is missing if it does not fit the shell of this checkout, and an older one that fits comes too', async () => {
    const older = await release('campaigns', 'first')
    const newest = await release('campaigns', 'second', 'Chart')
    await follow()
    expect(said).toEqual([
      expect.stringContaining("'campaigns' does not fit the shell of this checkout, which does not have Chart (@console/ui)"),
    ])
    const line = openStore(here, localKey()).read()?.modules.campaigns
    expect([line?.current.hash, line?.previous[0]?.hash]).toEqual([newest, older])
  })

  it('is told if there is nothing', async () => {
    await expect(follow()).rejects.toThrow('nothing is released there')
  })
})
