import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileProblems, localKey, openStore, readModule, releaseStep, type Store } from '@console/federation'
import { putSmall } from '@console/federation/small-release'
import { applySteps } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ACTIONS, type Action } from './actions.ts'
import { makeFault, mend } from './make-fault.ts'
import './serve-faults.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
  process.env.REGISTRY = join(folder, 'registry')
  store = openStore(process.env.REGISTRY, localKey())
  await release('first')
  await release('second')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  delete process.env.REGISTRY
})

async function release(text: string): Promise<void> {
  const put = await putSmall({ registry: store.folder, id: 'campaigns', text })
  const step = releaseStep(store.folder, 'campaigns', put)
  await store.write((live) => applySteps(live, [step], { at: Date.now(), by: 'a test', why: text }))
}

const line = () => store.read()?.modules.campaigns
const actions = Object.keys(ACTIONS) as Action[]

describe.each(actions)('the fault %s', (action) => {
  it('stands alone, so that the host has no release before to serve, and is taken back whole', async () => {
    const before = line()
    await makeFault(store, 'campaigns', action)
    expect(line()).not.toEqual(before)
    if (action !== 'off') expect(line()).toMatchObject({ current: { hash: `fault-${action}-3` }, previous: [] })
    await makeFault(store, 'campaigns', 'hang')
    await mend(store, 'campaigns')
    expect(line()).toEqual(before)
  })

  it('has files that are what its manifest says, and leaves those of the release alone', async () => {
    await makeFault(store, 'campaigns', action)
    const current = line()?.current ?? { hash: '', record: '' }
    expect(await fileProblems(store.folder, readModule(store.folder, 'campaigns', current))).toEqual([])
    await mend(store, 'campaigns')
    const whole = line()?.current ?? { hash: '', record: '' }
    expect(await fileProblems(store.folder, readModule(store.folder, 'campaigns', whole))).toEqual([])
  })
})

it('a module that no one released has no faults', async () => {
  await expect(makeFault(store, 'nothing', 'down')).rejects.toThrow("'nothing' was never live")
})

describe('a host that shows faults', () => {
  let server: Server
  beforeEach(async () => {
    server = createServer((_, response) => response.end('the file')).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (hash = '') => {
    const { port } = server.address() as AddressInfo
    return fetch(`http://127.0.0.1:${port}/modules/campaigns/${hash}/entry.js`)
  }

  it('answers 503, other bytes, or not at all, as long as the fault is live', async () => {
    await makeFault(store, 'campaigns', 'down')
    const down = line()?.current.hash
    expect((await ask(down)).status).toBe(503)
    await makeFault(store, 'campaigns', 'tamper')
    expect(await (await ask(line()?.current.hash)).text()).toBe('globalThis.altered = true\n')
    expect(await (await ask(down)).text()).toBe('the file')

    await makeFault(store, 'campaigns', 'hang')
    const hanging = expect(ask(line()?.current.hash)).rejects.toThrow('fetch failed')
    expect((await ask(down)).status).toBe(200)
    await mend(store, 'campaigns')
    await hanging
  })

  it('answers for everything else as ever', async () => {
    expect(await (await ask(line()?.current.hash)).text()).toBe('the file')
    expect(await (await ask('fault-down-9')).text()).toBe('the file')
  })
})
