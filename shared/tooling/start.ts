import { resolve } from 'node:path'
import { BUILD, ROOT } from '@console/federation'
import { buildAll } from './src/build/build-all.ts'
import type { Child } from './src/start/child.ts'
import { consolePorts } from './src/start/ports.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'
import { welcome } from './src/start/welcome.ts'

const children: Child[] = []
await untilStopped(children, async () => {
  const { port, sandboxPort } = await consolePorts(usesSandbox())
  const { broken } = await startConsole({
    children,
    say: console.log,
    build: (onSandbox) => buildAll({ say: console.log, withSandbox: usesSandbox(), onSandbox }),
    sandbox: [resolve(BUILD, 'sandbox/main.js')],
    host: [resolve(ROOT, 'shell/server/main.ts')],
    sandboxPort,
    hostPort: port,
  })
  console.log(welcome(process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`, sandboxPort))
  return broken
})
