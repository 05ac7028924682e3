import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf } from '@console/federation'
import { LIVE, releaseFolder, type Snapshot, snapshotJson } from '@console/module/registry'
import { type Child, startChild } from '../../start/child.ts'
import { anyPort } from '../../start/ports.ts'
import { type Change, copyWorkspace, type WorkspaceCopy } from '../../testing/workspace-copy.ts'

const HOST_LIMIT_MS = 30_000
const FOLLOWED_WITHIN_MS = 30_000
const POLL_MS = 100

/** A copy of the workspace whose teams release two small modules, loyalty and perks, into a running host. */
export interface Teams {
  readonly copy: WorkspaceCopy
  readonly registry: string
  folderOf(id: string): string
  live(): Snapshot
  /** Runs a command of the terminal with these changes of the sources, which are undone afterwards. */
  run(command: string, args: readonly string[], changes?: readonly Change[]): ReturnType<WorkspaceCopy['run']>
  /** For a command that must succeed. */
  release(id: string, changes?: readonly Change[], ...options: string[]): void
  /** Hashes of the content, by file. */
  files(): ReadonlyMap<string, string>
  get(path: string): Promise<Response>
  served(): Promise<Readonly<Record<string, string>>>
  untilServed(id: string, hash: string): Promise<void>
  end(): Promise<void>
}

/** The modules are there, and nothing is released. */
export function teams(): Teams {
  const copy = copyWorkspace()
  const registry = join(copy.root, '.build/registry')
  let host: Promise<Child> | null = null
  let origin = ''
  for (const id of ['loyalty', 'perks']) copy.node('shared/tooling/new.ts', 'module', id, '--vi', 'Khách hàng thân thiết')

  const live = () => snapshotJson.parse(readFileSync(join(registry, LIVE), 'utf8'))
  const run: Teams['run'] = (command, args, changes = []) => {
    const undo = copy.change(changes)
    try {
      return copy.run(`shared/tooling/${command}.ts`, ...args)
    } finally {
      undo()
    }
  }

  /** Started by the first request, since there is nothing to serve before the first release. */
  async function startHost(): Promise<Child> {
    const port = await anyPort()
    origin = `http://localhost:${port}`
    const started = startChild('host', [join(copy.root, 'shell/server/main.ts')], {
      ...copy.environment,
      PORT: String(port),
      CONSOLE_ORIGIN: origin,
      API_ORIGIN: 'http://127.0.0.1:1',
      SECRET_KEY: 'a secret of at least 32 characters',
      DATA_DIR: join(copy.root, '.data'),
      REGISTRY: registry,
      REGISTRY_PUBLIC_KEY: copy.node('shared/tooling/registry.ts', 'key').trim(),
    })
    await started.ready(`${origin}/healthz`, HOST_LIMIT_MS)
    return started
  }

  const get: Teams['get'] = async (path) => {
    host ??= startHost()
    await host
    // The commands keep this process busy for so long that the host may have closed a connection that was kept open.
    return fetch(origin + path, { headers: { connection: 'close' } })
  }
  const served: Teams['served'] = async () => {
    const page = await (await get('/')).text()
    const manifests: readonly { readonly id: string; readonly hash: string }[] = await (
      await get(/"registry":"([^"]+)"/.exec(page)?.[1] ?? '')
    ).json()
    return Object.fromEntries(manifests.map(({ id, hash }) => [id, hash]))
  }
  return {
    copy,
    registry,
    live,
    run,
    get,
    served,
    folderOf: (id) => join(registry, releaseFolder(id, live().modules[id]?.current.hash ?? '')),
    release(id, changes, ...options) {
      const { status, output } = run('release', [id, ...options], changes)
      if (status !== 0) throw new Error(`'${id}' was not released:\n${output}`)
    },
    files: () => new Map(contentOf(registry).map(({ file, integrity }) => [file, integrity])),
    async untilServed(id, hash) {
      const deadline = Date.now() + FOLLOWED_WITHIN_MS
      while ((await served())[id] !== hash) {
        if (Date.now() > deadline) throw new Error(`Pages still do not get '${id}' ${hash}.`)
        await new Promise((resume) => setTimeout(resume, POLL_MS))
      }
    },
    async end() {
      await (await host)?.stop()
      copy.remove()
    },
  }
}
