import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { type ReloadProxy, startReloadProxy } from './src/dev/reload-proxy.ts'
import { DEV_REGISTRY, watchBuilds } from './src/dev/watch-builds.ts'
import type { Child } from './src/start/child.ts'
import { anyPort, consolePorts } from './src/start/ports.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'
import { welcome } from './src/start/welcome.ts'

const children: Child[] = []
let proxy: ReloadProxy | undefined
const events = {
  released(what: string, ms: number) {
    console.log(`built ${what} in ${(ms / 1000).toFixed(1)} s`)
    proxy?.tell('released', what)
  },
  failed(what: string, complaint: string) {
    console.error(`${what} could not be built.\n${complaint}`)
    proxy?.tell('failed', `${what} could not be built.\n${complaint}`)
  },
}

await untilStopped(children, async () => {
  const { port, sandboxPort } = await consolePorts(usesSandbox())
  const hostPort = await anyPort()
  const origin = process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`
  const { broken } = await startConsole({
    children,
    say: console.log,
    async build(onSandbox) {
      onSandbox()
      await watchBuilds(events)
    },
    // Node starts them again when one of their own sources changes.
    sandbox: ['--watch', '--watch-preserve-output', resolve(ROOT, 'shared/sandbox/src/main.ts')],
    host: ['--watch', '--watch-preserve-output', resolve(ROOT, 'shell/server/main.ts')],
    sandboxPort,
    hostPort,
    hostSettings: { REGISTRY: DEV_REGISTRY, CONSOLE_ORIGIN: origin },
  })
  proxy = await startReloadProxy(port, hostPort)
  console.log(welcome(origin, sandboxPort))
  return broken
})
