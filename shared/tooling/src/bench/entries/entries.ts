import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCampaigns, urlFor } from '@console/contract'
import { LOCAL_REGISTRY } from '@console/federation'
import { CONTROL_REGISTRY } from '../../../control/build-control.ts'
import type { Shown } from '../browser/page-clock.ts'
import type { Cookie } from '../browser/visitor.ts'
import type { Peer } from '../peers/build-peers.ts'
import { type Fault, startFaultyProxy } from './faulty-proxy.ts'
import { registryOf } from './many-modules.ts'
import { startHost } from './running-host.ts'
import { type RunningSandbox, startSandbox } from './running-sandbox.ts'
import { servePeer } from './serve-peer.ts'
import { cookieHeader, signIn } from './sign-in.ts'
import { serveStaticPage } from './static-page.ts'

/** The module whose files fail, while the page of another one is measured. */
const FAULTY = 'applications'
const ROWS = 10

export interface Entry {
  readonly name: string
  readonly url: string
  readonly cookies: readonly Cookie[]
  /** The ten rows, if they do not look like the console's. */
  readonly rows?: Shown
  readonly prepare?: () => void
}

/** Each is started when it is first needed. */
export interface Entries {
  readonly console: () => Promise<Entry>
  /** The same sources as one bundle, served by the same host. */
  readonly oneBundle: () => Promise<Entry>
  readonly staticPage: () => Promise<Entry>
  readonly peer: (peer: Peer) => Promise<Entry>
  readonly modules: (count: number) => Promise<Entry>
  readonly beside: (fault: Fault) => Promise<Entry>
  stop(): Promise<void>
}

export function startEntries(): Entries {
  const folder = mkdtempSync(join(tmpdir(), 'bench-registries-'))
  const stops: (() => Promise<void>)[] = []
  const started = new Map<string, Promise<unknown>>()
  function once<T>(key: string, start: () => Promise<T>): Promise<T> {
    const found = started.get(key) ?? start()
    started.set(key, found)
    return found as Promise<T>
  }
  const kept = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const running = await starting
    stops.push(running.stop)
    return running
  }
  const sandbox = (): Promise<RunningSandbox> => once('sandbox', () => kept(startSandbox('sandbox')))
  const consoleOf = (name: string, registry: () => string | Promise<string>) =>
    once(name, async (): Promise<Entry> => {
      const { url } = await kept(startHost(await sandbox(), await registry()))
      return { name, url, cookies: await signIn(url) }
    })
  const faulty = () =>
    once('faulty', async () => {
      const proxy = await kept(startFaultyProxy(FAULTY))
      const { url } = await kept(startHost(await sandbox(), LOCAL_REGISTRY, proxy.url))
      proxy.lead(url)
      return { proxy, cookies: await signIn(proxy.url) }
    })
  const entries: Entries = {
    console: () => consoleOf('console', () => LOCAL_REGISTRY),
    oneBundle: () => consoleOf('one bundle', () => CONTROL_REGISTRY),
    staticPage: () =>
      once('static page', async () => {
        const rows = (await firstRows(await entries.console())).map(({ name, status, start_date, end_date }) => [
          name,
          status,
          start_date,
          end_date,
        ])
        const { url } = await kept(serveStaticPage('/campaigns', ['Name', 'Status', 'Start', 'End'], rows))
        return { name: 'static page', url, cookies: [] }
      }),
    peer: (peer) =>
      once(peer, async () => {
        const { url } = await kept(servePeer(peer, await firstRows(await entries.console())))
        return { name: peer, url, cookies: [], rows: { path: '/*', selector: 'tbody tr', count: ROWS } }
      }),
    modules: (count) =>
      consoleOf(`${count} modules`, async () => {
        const registry = join(folder, String(count))
        await registryOf(count, LOCAL_REGISTRY, registry)
        return registry
      }),
    async beside(fault) {
      const { proxy, cookies } = await faulty()
      return { name: fault === 'well' ? 'all well' : `one ${fault}`, url: proxy.url, cookies, prepare: () => proxy.be(fault) }
    },
    async stop() {
      for (const stop of stops.toReversed()) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return entries
}

type Campaign = Readonly<Record<'id' | 'name' | 'status' | 'start_date' | 'end_date', string>>

async function firstRows({ url, cookies }: Entry): Promise<Campaign[]> {
  const publisher = cookies.find(({ name }) => name === 'console_publisher')?.value ?? ''
  const response = await fetch(url + urlFor(listCampaigns, {}, publisher), { headers: { cookie: cookieHeader(cookies) } })
  const { items } = (await response.json()) as { readonly items: readonly Campaign[] }
  return items.slice(0, ROWS)
}
