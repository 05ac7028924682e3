/** `npm run dev`: builds on every change; with `--against` it takes what is not built here from another console. */
import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { moduleIds } from './src/build/module-ids.ts'
import { waiting } from './src/build/waiting.ts'
import { followLive } from './src/dev/follow-live.ts'
import { hostSettings } from './src/dev/host-settings.ts'
import { localModules } from './src/dev/local-modules.ts'
import { readConsole, requireApi } from './src/dev/read-console.ts'
import { type ReloadProxy, startReloadProxy } from './src/dev/reload-proxy.ts'
import { type Built, devFolders, watchBuilds } from './src/dev/watch-builds.ts'
import { runCommand, textOf } from './src/release/command.ts'
import { backendSettings } from './src/start/backend-settings.ts'
import { type Child, StartFailed } from './src/start/child.ts'
import { anyPort, consolePorts } from './src/start/ports.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'
import { welcome } from './src/start/welcome.ts'

const USAGE = `npm run dev                                  everything local, with a sandbox
npm run dev -- --against URL                 the shell local, every module from URL
npm run dev -- <module> ... --against URL    these modules local too
npm run dev -- --backend skewed[=kinds]      the sandbox responds like another backend: see SKEW in shared/docs/settings.md

Local modules are rebuilt on every change, and new releases at URL appear too. Calls go to URL’s API, so sign in with an account from
there. No cookie and no token is shared with the console at URL, and signing in with Google is not offered.
URL is a console with ALLOW_AGAINST=1, such as http://localhost:3100 of npm run staging.`

const say = (line: string) => console.log(line)

await runCommand(USAGE, { against: { type: 'string' }, backend: { type: 'string' } }, async (given) => {
  const against = textOf(given, 'against')
  const settings = backendSettings(textOf(given, 'backend'), against === undefined && usesSandbox())
  const local = localModules(given.words, moduleIds(), against)
  const elsewhere = against === undefined ? null : await openElsewhere(against)
  const children: Child[] = []
  await untilStopped(children, async () => {
    const { port, sandboxPort } = await consolePorts(elsewhere === null && usesSandbox())
    const hostPort = await anyPort()
    const origin = process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`
    const folders = devFolders(port)
    let proxy: ReloadProxy | undefined
    const events = {
      released(what: string, { build, ms }: Built) {
        say(`built ${what} in ${(ms / 1000).toFixed(1)} s`)
        proxy?.tell('released', { what, build })
      },
      failed(what: string, complaint: string) {
        console.error(`${what} could not be built.\n${complaint}`)
        proxy?.tell('failed', `${what} could not be built.\n${complaint}`)
      },
    }
    const { broken } = await startConsole({
      children,
      say,
      async build(onSandbox) {
        onSandbox()
        await watchBuilds(local, folders, events)
        if (elsewhere) await takeFrom(elsewhere, local, folders.registry)
      },
      // Node starts them again when one of their own sources changes.
      sandbox: ['--watch', '--watch-preserve-output', resolve(ROOT, 'shared/sandbox/src/main.ts')],
      host: ['--watch', '--watch-preserve-output', resolve(ROOT, 'shell/server/main.ts')],
      sandboxPort,
      hostPort,
      settings,
      hostSettings: { ...elsewhere?.settings, REGISTRY: folders.registry, CONSOLE_ORIGIN: origin },
    })
    proxy = await startReloadProxy(port, hostPort, folders.output)
    say(welcome(origin, sandboxPort, elsewhere?.settings.API_ORIGIN))
    return broken
  })
})

type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>

async function openElsewhere(address: string) {
  const there = await readConsole(address)
  const settings = hostSettings(there, process.env)
  await requireApi(settings.API_ORIGIN, address)
  return { address, there, settings }
}

async function takeFrom({ address, there }: Elsewhere, local: readonly string[], registry: string): Promise<void> {
  const options = { console: there, local, registry, say: (line: string) => say(`[${address}] ${line}`) }
  const { ids, number } = await waiting(`the modules of ${address}`, followLive(options), say).catch((error: unknown) => {
    throw new StartFailed(`What is live at ${address} cannot be taken: ${Error.isError(error) ? error.message : error}`)
  })
  say(`local: ${['shell', ...local].join(', ')}`)
  say(`from ${address} (number ${number}): ${ids.join(', ') || 'nothing'}`)
}
