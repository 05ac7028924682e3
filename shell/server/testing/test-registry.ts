import type { KeyObject } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  areaLabels,
  integrityOf,
  LIVE,
  type Line,
  type ModuleLine,
  manifestFile,
  type Release,
  type ReleaseContent,
  type ReleasedModule,
  type ReleasedShell,
  releaseFolder,
  SHELL,
  type Snapshot,
  signed,
} from '@console/module/registry'

export interface RegistryFolder {
  readonly path: string
  /** For what the host itself keeps. */
  readonly data: string
  readonly snapshot: Snapshot
  file(place: string, content: string): ReleaseContent['files'][number]
  shell(hash: string, more?: Partial<ReleasedShell>): void
  module(id: string, hash: string, more?: Partial<ReleasedModule>): void
  /** Makes a release live as a release does: written beside, then renamed. */
  makeLive(id: string, current: string, previous?: readonly string[], more?: Partial<ModuleLine>): void
  withdraw(id: string): void
  /** Writes what is live once more, changed and signed; the number goes up. */
  writeLive(change?: Partial<Snapshot>, key?: KeyObject): void
  write(place: string, text: string): void
  remove(): void
}

const EMPTY: Snapshot = {
  schema: 1,
  number: 0,
  at: '2026-11-20T08:00:00.000Z',
  by: 'a test',
  why: 'a test',
  expires: '2026-12-20T08:00:00.000Z',
  shell: null,
  modules: {},
}

export function registryFolder(): RegistryFolder {
  const root = mkdtempSync(join(tmpdir(), 'console-registry-'))
  const path = join(root, 'registry')
  const labels = new Map<string, Pick<ModuleLine, 'owns' | 'labels'>>()
  let snapshot = EMPTY
  function write(place: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(path, place)), { recursive: true })
    writeFileSync(join(path, `${place}.new`), content)
    renameSync(join(path, `${place}.new`), join(path, place))
  }
  function file(place: string, content: string) {
    write(place, content)
    write(`${place}.br`, brotliCompressSync(content))
    return { file: place.split('/').at(-1) ?? '', integrity: integrityOf(content), bytes: content.length }
  }
  function released(id: string, hash: string): Release {
    try {
      return { hash, record: integrityOf(readFileSync(join(path, manifestFile(id, hash)))) }
    } catch {
      // A release that was never there.
      return { hash, record: integrityOf(hash) }
    }
  }
  function writeLive(change: Partial<Snapshot> = {}, key?: KeyObject): void {
    const { signature: _, ...unsigned } = { ...snapshot, number: snapshot.number + 1, ...change }
    snapshot = key ? signed(unsigned, key) : unsigned
    write(LIVE, JSON.stringify(snapshot))
  }
  return {
    path,
    data: join(root, 'data'),
    get snapshot() {
      return snapshot
    },
    file,
    write,
    writeLive,
    shell(hash, more = {}) {
      const inFolder = (name: string) => file(`${releaseFolder(SHELL, hash)}/${name}`, `// ${name} of shell ${hash}`)
      const [main, en, vi] = [inFolder('main.js'), inFolder('messages-en.js'), inFolder('messages-vi.js')]
      const shell: ReleasedShell = {
        hash,
        files: [main, en, vi],
        platform: '1.2.0',
        lends: { '@console/ui': { Badge: '', Button: '' }, words: { 'action.save': '' } },
        scripts: [main],
        messages: { en: [en], vi: [vi] },
        ...more,
      }
      write(manifestFile(SHELL, hash), JSON.stringify(shell))
    },
    module(id, hash, more = {}) {
      const inFolder = (name: string) => file(`${releaseFolder(id, hash)}/${name}`, `// ${name} of ${id} ${hash}`)
      const [entry, list, detail] = [inFolder('remoteEntry.js'), inFolder('page-list.js'), inFolder('page-detail.js')]
      const [en, vi] = [inFolder('messages-en.js'), inFolder('messages-vi.js')]
      const module: ReleasedModule = {
        id,
        version: '1.0.0',
        platform: '1.0.0',
        takes: { '@console/ui': { Badge: '' }, words: { 'action.save': '' } },
        calls: ['campaigns.list'],
        hash,
        files: [entry, list, detail, en, vi],
        owns: [`/${id}`],
        nav: [{ to: `/${id}`, label: 'nav', icon: 'campaigns', order: 10, needs: ['pub:campaigns:read-list'] }],
        commands: [],
        routes: [{ path: `/${id}`, page: 'list', layout: 'default', guard: 'admin', needs: [] }],
        entry,
        pages: { list: [list], detail: [detail] },
        labels: { en: { nav: `${id} in English` }, vi: { nav: `${id} tiếng Việt` } },
        messages: { en: [en], vi: [vi] },
        ...more,
      }
      labels.set(`${id} ${hash}`, { owns: module.owns, labels: areaLabels(module) })
      write(manifestFile(id, hash), JSON.stringify(module))
    },
    makeLive(id, current, previous = [], more = {}) {
      const line: Line = { current: released(id, current), previous: previous.map((hash) => released(id, hash)) }
      if (id === SHELL) return writeLive({ shell: line })
      const named = labels.get(`${id} ${current}`) ?? { owns: [`/${id}` as const], labels: { en: id, vi: id } }
      writeLive({ modules: { ...snapshot.modules, [id]: { ...line, ...named, ...more } } })
    },
    withdraw(id) {
      const { [id]: _, ...modules } = snapshot.modules
      writeLive({ modules })
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** A shell, campaigns with a list and a record, and the sign-in pages. */
export function consoleRegistry(): RegistryFolder {
  const folder = registryFolder()
  folder.shell('s1')
  folder.makeLive('shell', 's1')
  folder.module('campaigns', 'c1', {
    routes: [
      { path: '/campaigns', page: 'list', data: 'campaigns.list', layout: 'default', guard: 'admin', needs: [] },
      { path: '/campaigns/create', page: 'detail', layout: 'campaigns', guard: 'admin', needs: [] },
      { path: '/campaigns/:campaign_id', page: 'detail', data: 'campaigns.get', layout: 'campaigns', guard: 'admin', needs: [] },
    ],
  })
  folder.makeLive('campaigns', 'c1')
  const open = { page: 'list', layout: 'landing', guard: 'none', needs: [] } as const
  folder.module('auth', 'a1', {
    owns: ['/login', '/login_test', '/register', '/select-publisher'],
    nav: [],
    routes: [
      { ...open, path: '/login' },
      { ...open, path: '/login_test' },
      { ...open, path: '/register' },
      { ...open, path: '/select-publisher', layout: 'select-publisher', guard: 'admin' },
    ],
  })
  folder.makeLive('auth', 'a1')
  return folder
}
