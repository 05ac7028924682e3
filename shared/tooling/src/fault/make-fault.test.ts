import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileProblems, localKey, openStore, putRelease, readModule, releaseStep, type Store } from '@console/federation'
import { applySteps, builtModuleJson, integrityOf } from '@console/module/registry'
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
  const output = mkdtempSync(join(folder, 'output-'))
  const entry = `var campaigns = { init() {}, get: async () => () => ({ default: { pages: { list: '${text}' } } }) }`
  writeFileSync(join(output, 'entry.js'), entry)
  const file = { file: 'entry.js', integrity: integrityOf(entry) }
  const facts = { id: 'campaigns', version: '1.0.0', platform: '1.2.0', takes: {}, calls: [], nav: [], commands: [], routes: [] }
  const manifest = {
    ...facts,
    owns: ['/campaigns'] as const,
    entry: file,
    pages: {},
    messages: { en: [], vi: [] },
    labels: { en: {}, vi: {} },
  }
  writeFileSync(join(output, 'module.json'), builtModuleJson.stringify(manifest))
  const put = await putRelease({ registry: store.folder, id: 'campaigns', output, quality: 1 })
  const step = releaseStep(store.folder, 'campaigns', put.release)
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

it('a module that nobody released has no faults', async () => {
  await expect(makeFault(store, 'nothing', 'down')).rejects.toThrow("'nothing' was never live")
})

describe('a host that shows faults', () => {
  let server: Server
  beforeEach(async () => {
    server = createServer((_, answer) => answer.end('the file')).listen(0, '127.0.0.1')
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
