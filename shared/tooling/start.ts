import { resolve } from 'node:path'
import { BUILD, LOCAL_REGISTRY } from '@console/federation'
import { buildControl, CONTROL_REGISTRY } from './control/build-control.ts'
import { buildAll } from './src/build/build-all.ts'
import { FAULTY_HOST } from './src/fault/faulty-host.ts'
import { runCommand, textOf } from './src/release/command.ts'
import { backendSettings } from './src/start/backend-settings.ts'
import type { Child } from './src/start/child.ts'
import { consolePorts } from './src/start/ports.ts'
import { startConsole, usesSandbox } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'
import { welcome } from './src/start/welcome.ts'

const USAGE = `npm start
npm start -- --control                   the same sources as one bundle, to compare with
npm start -- --backend skewed[=kinds]    the sandbox responds like another backend: see SKEW in shared/docs/settings.md`

await runCommand(USAGE, { control: { type: 'boolean' }, backend: { type: 'string' } }, async (given) => {
  const isControl = given.options.control === true
  const settings = backendSettings(textOf(given, 'backend'), usesSandbox())
  const children: Child[] = []
  await untilStopped(children, async () => {
    const { port, sandboxPort } = await consolePorts(usesSandbox())
    const { broken } = await startConsole({
      children,
      log: console.log,
      async build(onSandbox) {
        await buildAll({ log: console.log, withSandbox: usesSandbox(), onSandbox })
        if (isControl) await buildControl({ log: console.log })
      },
      sandbox: [resolve(BUILD, 'sandbox/main.js')],
      host: FAULTY_HOST,
      sandboxPort,
      hostPort: port,
      settings,
      hostSettings: { REGISTRY: isControl ? CONTROL_REGISTRY : LOCAL_REGISTRY },
    })
    console.log(welcome(process.env.CONSOLE_ORIGIN?.trim() || `http://localhost:${port}`, sandboxPort))
    return broken
  })
})
