/** `npm run staging`: a second console with released modules, to develop against: npm run dev -- campaigns --against http://localhost:3100 */
import { resolve } from 'node:path'
import { BUILD, ROOT, signingKey } from '@console/federation'
import { publicKeyOf } from '@console/module/registry'
import { buildReleases } from './src/build/build-releases.ts'
import { CommandFailed, runCommand } from './src/release/command.ts'
import { releaseCheckout } from './src/staging/release-checkout.ts'
import type { Child } from './src/start/child.ts'
import { consolePorts } from './src/start/ports.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'
import { welcome } from './src/start/welcome.ts'

/** Beside those of `npm start`, so that both can run. */
const PORTS = { port: 3100, sandboxPort: 4100 }

const USAGE = `npm run staging

Builds what changed, releases it to a separate registry (REGISTRY, .build/staging unless set) and serves it with a separate sandbox
on the ports ${PORTS.port} and ${PORTS.sandboxPort} (PORT, SANDBOX_PORT). Others can develop against it:

  npm run dev -- campaigns --against http://localhost:${PORTS.port}

It takes no arguments; the settings come from the environment.`

await runCommand(USAGE, {}, async ({ words }) => {
  if (words.length > 0) throw new CommandFailed(USAGE)
  const registry = resolve(ROOT, process.env.REGISTRY?.trim() || resolve(BUILD, 'staging'))
  const children: Child[] = []
  await untilStopped(children, async () => {
    const { port, sandboxPort } = await consolePorts(usesSandbox(), PORTS)
    const origin = process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`
    const { broken } = await startConsole({
      children,
      log: console.log,
      async build(onSandbox) {
        const parts = await Array.fromAsync(buildReleases({ log: console.log, withSandbox: usesSandbox(), onSandbox }))
        await releaseCheckout(registry, parts, console.log)
      },
      sandbox: [resolve(BUILD, 'sandbox/main.js')],
      host: [resolve(ROOT, 'shell/server/main.ts')],
      sandboxPort,
      hostPort: port,
      settings: { PORT: String(port), CONSOLE_ORIGIN: origin, DATA_DIR: process.env.DATA_DIR?.trim() || '.data/staging' },
      hostSettings: { ALLOW_AGAINST: '1', REGISTRY: registry, REGISTRY_PUBLIC_KEY: publicKeyOf(signingKey()) },
    })
    console.log(welcome(origin, sandboxPort))
    console.log(`\n  To develop against it: npm run dev -- campaigns --against ${origin}`)
    return broken
  })
})
