import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type Pointer,
  pointerFile,
  type ReleasedFile,
  type ReleasedModule,
  type ReleasedShell,
  recordFile,
  releaseFolder,
  SHELL,
} from '@console/module/registry'

export interface RegistryFolder {
  readonly path: string
  file(place: string, content: string): ReleasedFile
  shell(hash: string, more?: Partial<ReleasedShell>): void
  module(id: string, hash: string, more?: Partial<ReleasedModule>): void
  /** Moves a pointer as a release does: written beside, then renamed. */
  point(id: string, current: string, previous?: readonly string[]): void
  write(place: string, text: string): void
  remove(): void
}

/** A registry in a folder of its own. */
export function registryFolder(): RegistryFolder {
  const path = mkdtempSync(join(tmpdir(), 'console-registry-'))
  function write(place: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(path, place)), { recursive: true })
    writeFileSync(join(path, `${place}.new`), content)
    renameSync(join(path, `${place}.new`), join(path, place))
  }
  function file(place: string, content: string): ReleasedFile {
    write(place, content)
    write(`${place}.br`, brotliCompressSync(content))
    return { file: place.split('/').at(-1) ?? '', integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` }
  }
  return {
    path,
    file,
    write,
    shell(hash, more = {}) {
      const inFolder = (name: string) => file(`${releaseFolder(SHELL, hash)}/${name}`, `// ${name} of shell ${hash}`)
      const shell: ReleasedShell = {
        hash,
        platform: '1.2.0',
        scripts: [inFolder('main.js')],
        messages: { en: [inFolder('messages-en.js')], vi: [inFolder('messages-vi.js')] },
        ...more,
      }
      write(recordFile(SHELL, hash), JSON.stringify(shell))
    },
    module(id, hash, more = {}) {
      const inFolder = (name: string) => file(`${releaseFolder(id, hash)}/${name}`, `// ${name} of ${id} ${hash}`)
      const module: ReleasedModule = {
        id,
        version: '1.0.0',
        platform: '^1.0.0',
        hash,
        owns: [`/${id}`],
        nav: [{ to: `/${id}`, label: 'nav', icon: 'campaigns', order: 10, needs: ['pub:campaigns:read-list'] }],
        commands: [],
        routes: [{ path: `/${id}`, page: 'list', layout: 'default', guard: 'admin', needs: [] }],
        entry: inFolder('remoteEntry.js'),
        pages: { list: [inFolder('page-list.js')], detail: [inFolder('page-detail.js')] },
        labels: { en: { nav: `${id} in English` }, vi: { nav: `${id} tiếng Việt` } },
        messages: { en: [inFolder('messages-en.js')], vi: [inFolder('messages-vi.js')] },
        ...more,
      }
      write(recordFile(id, hash), JSON.stringify(module))
    },
    point(id, current, previous = []) {
      write(pointerFile(id), JSON.stringify({ id, current, previous } satisfies Pointer))
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** A shell, campaigns with a list and a record, and the sign-in pages. */
export function consoleRegistry(): RegistryFolder {
  const folder = registryFolder()
  folder.shell('s1')
  folder.point('shell', 's1')
  folder.module('campaigns', 'c1', {
    routes: [
      { path: '/campaigns', page: 'list', data: 'campaigns.list', layout: 'default', guard: 'admin', needs: [] },
      { path: '/campaigns/create', page: 'detail', layout: 'campaigns', guard: 'admin', needs: [] },
      { path: '/campaigns/:campaign_id', page: 'detail', data: 'campaigns.get', layout: 'campaigns', guard: 'admin', needs: [] },
    ],
  })
  folder.point('campaigns', 'c1')
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
  folder.point('auth', 'a1')
  return folder
}
