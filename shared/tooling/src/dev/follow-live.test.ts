import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeHere, localKey, openStore, releaseStep } from '@console/federation'
import { putSmall } from '@console/federation/small-release'
import { applySteps, type Names, publicKeyOf, releaseFolder, SHELL } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Followed, followLive } from './follow-live.ts'

const { privateKey } = generateKeyPairSync('ed25519')
let folder: string
let there: string
let here: string
let server: Server
let lines: string[]
let followed: Followed | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'))
  there = join(folder, 'there')
  here = join(folder, 'here')
  lines = []
  server = createServer((asked, response) => {
    try {
      response.end(readFileSync(join(there, asked.url ?? '')))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  await releaseLocally(SHELL)
})
afterEach(() => {
  followed?.stop()
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const LENDS: Names = { '@console/ui': { Badge: '' } }

async function release(id: string, text: string, takes = LENDS): Promise<string> {
  const release = await putSmall({ registry: there, id, text, takes })
  const note = { at: Date.now(), by: 'An Le', why: text }
  await openStore(there, privateKey).write((live) => applySteps(live, [releaseStep(there, id, release)], note))
  return release.hash
}

async function releaseLocally(id: string): Promise<string> {
  const release = await putSmall({ registry: here, id, text: 'local', lends: LENDS })
  await changeHere(here, () => [releaseStep(here, id, release)], 'local')
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
    log: (line) => lines.push(line),
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
    expect(readFileSync(join(here, releaseFolder('campaigns', campaigns), 'entry.js'), 'utf8')).toContain('// first')
  })

  it('is followed: a release, a new module and one that is gone', async () => {
    await release('campaigns', 'first')
    const { poll } = await follow()
    const hashes = { campaigns: await release('campaigns', 'second'), team: await release('team', 'first') }
    await poll()
    expect(live()).toEqual(hashes)
    expect(lines.at(-1)).toBe('number 3 is live there (first): the next page you open has it')
    await openStore(there, privateKey).write((was) =>
      applySteps(was, [{ kind: 'withdraw', id: 'team' }], { at: Date.now(), by: 'An Le', why: 'gone' }),
    )
    await poll()
    expect(live()).toEqual({ campaigns: hashes.campaigns })
  })

  it('leaves what is built here alone when it is followed', async () => {
    await release('campaigns', 'first')
    const { poll } = await follow(['team'])
    const hash = await releaseLocally('team')
    await release('campaigns', 'second')
    await poll()
    expect(live().team).toBe(hash)
  })

  it('is not taken if a file was altered, which is told; the other modules are, and it is once it is whole again', async () => {
    const hash = await release('campaigns', 'first')
    const file = `${releaseFolder('campaigns', hash)}/entry.js`
    await release('team', 'first')
    const whole = readFileSync(join(there, file))
    writeFileSync(join(there, file), 'other')
    const { poll } = await follow()
    expect(lines).toEqual([`'campaigns' cannot be taken: ${file} was altered after its release`])
    expect([existsSync(join(here, file)), existsSync(join(here, releaseFolder('team', live().team ?? '')))]).toEqual([false, true])
    writeFileSync(join(there, file), whole)
    await poll()
    expect([existsSync(join(here, file)), lines.length]).toEqual([true, 1])
  })

  it('is not taken if someone else signed it; what was taken before stays', async () => {
    const first = await release('campaigns', 'first')
    await expect(follow([], publicKeyOf(generateKeyPairSync('ed25519').privateKey))).rejects.toThrow('is not signed')
    const { poll } = await follow()
    writeFileSync(join(there, 'live.json'), readFileSync(join(there, 'live.json'), 'utf8').replace('"number":1', '"number":9'))
    await poll()
    expect(lines).toEqual([expect.stringMatching(/is not signed by the key.*; what was live stays$/)])
    expect(live()).toEqual({ campaigns: first })
  })

  it('is told with what is missing if it does not fit the shell of this checkout, and an older one that fits comes too', async () => {
    const older = await release('campaigns', 'first')
    const newest = await release('campaigns', 'second', { '@console/ui': { Chart: '' } })
    await follow()
    expect(lines).toEqual([
      expect.stringContaining("'campaigns' does not fit the shell of this checkout, which does not have Chart (@console/ui)"),
    ])
    const line = openStore(here, localKey()).read()?.modules.campaigns
    expect([line?.current.hash, line?.previous[0]?.hash]).toEqual([newest, older])
  })

  it('is told if there is nothing', async () => {
    await expect(follow()).rejects.toThrow('nothing is released there')
  })
})
