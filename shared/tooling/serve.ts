/** `npm run serve`: starts host and sandbox on what is released; builds the sandbox alone, and releases nothing. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT, registryFolder, signingKey } from '@console/federation'
import { LIVE, publicKeyOf } from '@console/module/registry'
import { CommandFailed, runCommand } from './src/release/command.ts'
import type { Child } from './src/start/child.ts'
import { consolePorts } from './src/start/ports.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'
import { welcome } from './src/start/welcome.ts'

const USAGE = `npm run serve

Serves the releases of the registry (REGISTRY, a folder or an address), with the sandbox unless API_ORIGIN names an API. Builds nothing
and releases nothing. It takes no arguments; the settings come from the environment.`

const given = process.env.REGISTRY?.trim() ?? ''
const isAddress = /^https?:\/\//i.test(given)

await runCommand(USAGE, {}, async ({ words }) => {
  if (words.length > 0) throw new CommandFailed(USAGE)
  const registry = isAddress ? given : registryFolder()
  if (!isAddress && !existsSync(resolve(registry, LIVE)))
    throw new CommandFailed(`Nothing is released in ${registry}. First: npm run release -- shell, then each module.`)
  const children: Child[] = []
  await untilStopped(children, async () => {
    const { port, sandboxPort } = await consolePorts(usesSandbox())
    const { broken } = await startConsole({
      children,
      log: console.log,
      build: async (onSandbox) => onSandbox(),
      sandbox: [resolve(ROOT, 'shared/sandbox/src/main.ts')],
      host: [resolve(ROOT, 'shell/server/main.ts')],
      sandboxPort,
      hostPort: port,
      hostSettings: { REGISTRY: registry, REGISTRY_PUBLIC_KEY: process.env.REGISTRY_PUBLIC_KEY?.trim() || publicKeyOf(signingKey()) },
    })
    console.log(welcome(process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`, sandboxPort))
    return broken
  })
})
