import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import type { Child } from '../start/child.ts'
import { anyPort, consolePorts } from '../start/ports.ts'
import { startConsole, usesSandbox } from '../start/start-console.ts'
import { untilStopped } from '../start/until-stopped.ts'
import { welcome } from '../start/welcome.ts'
import { type OtherConsole, takeFrom } from './other-console.ts'
import { reloadNews } from './reload-news.ts'
import { startReloadProxy } from './reload-proxy.ts'
import { type Built, type DevFolders, devFolders, type WatchEvents } from './watch-builds.ts'

export interface Developing {
  readonly modules: readonly string[]
  /** The console that has all the others and the API; null: everything is here, with a sandbox. */
  readonly otherConsole: OtherConsole | null
  /** Builds the shell, or takes it, and then these modules, again with every change. */
  readonly build: (folders: DevFolders, events: WatchEvents) => Promise<void>
  /** Arguments of Node. */
  readonly host: readonly string[]
  /** Of host and sandbox, where they differ from the environment's. */
  readonly settings?: Readonly<Record<string, string>>
}

const log = (line: string) => console.log(line)

/** Serves what is developed in a console of this machine, until the process is asked to end. Open pages follow. */
export async function develop({ modules, otherConsole, build, host, settings = {} }: Developing): Promise<never> {
  const children: Child[] = []
  return untilStopped(children, async () => {
    const { port, sandboxPort } = await consolePorts(otherConsole === null && usesSandbox())
    const hostPort = await anyPort()
    const origin = process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`
    const folders = devFolders(port)
    const news = reloadNews()
    const events = {
      released(what: string, built: Built) {
        log(`built ${what} in ${(built.ms / 1000).toFixed(1)} s`)
        news.released(what, built.build)
      },
      failed(what: string, complaint: string) {
        console.error(`${what} could not be built.\n${complaint}`)
        news.failed(what, complaint)
      },
    }
    const { broken } = await startConsole({
      children,
      log,
      async build(onSandbox) {
        onSandbox()
        await build(folders, events)
        if (otherConsole) await takeFrom(otherConsole, modules, folders.registry)
      },
      sandbox: [...WATCHED, resolve(ROOT, 'shared/sandbox/src/main.ts')],
      host,
      sandboxPort,
      hostPort,
      settings,
      // The environment may name another registry, whose key has not signed what is here.
      hostSettings: { ...otherConsole?.settings, REGISTRY: folders.registry, REGISTRY_PUBLIC_KEY: '', CONSOLE_ORIGIN: origin },
    })
    await startReloadProxy({ port, hostPort, output: folders.output, news })
    log(welcome(origin, sandboxPort, otherConsole?.api))
    return broken
  })
}

/** Node restarts the program when one of its sources changes. */
export const WATCHED: readonly string[] = ['--watch', '--watch-preserve-output']
