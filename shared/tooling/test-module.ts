/** `console-module test`: the tests in the browser of a module's repository, against what another console has live. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, changeHere, releaseStep, typed } from '@console/federation'
import { openOtherConsole, takeFrom } from './src/dev/other-console.ts'
import { packedShell } from './src/dev/packed-shell.ts'
import { takeShell } from './src/dev/take-shell.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'
import { knownId, prepareRelease } from './src/release/release-one.ts'
import type { Child } from './src/start/child.ts'
import { anyPort } from './src/start/ports.ts'
import { startConsole } from './src/start/start-console.ts'
import { untilStopped } from './src/start/until-stopped.ts'

const FOLDER = resolve(BUILD, 'test')
const E2E = ['npm', 'run', 'e2e']

const USAGE = `${typed('test', '--against', 'URL')} [-- command ...]

Builds and checks the module as a release, and serves it in a console on this machine, with the shell, all other modules and the API that
are live at the console at URL, which must have ALLOW_AGAINST=1. Runs \`${E2E.join(' ')}\`, or the command after --, with the address of
this console in CONSOLE_URL, and ends with its exit code. Nothing is released.`

await runCommand(USAGE, { against: { type: 'string' } }, async (given) => {
  const against = textOf(given, 'against')
  if (against === undefined) throw new CommandFailed(USAGE)
  const id = knownId(undefined, USAGE)
  const otherConsole = await openOtherConsole(against)
  const registry = resolve(FOLDER, 'registry')
  rmSync(FOLDER, { recursive: true, force: true })
  await takeShell(otherConsole, registry)
  const release = await prepareRelease(id, registry, console.log)
  await changeHere(registry, () => [releaseStep(registry, id, release)], 'test')
  const children: Child[] = []
  await untilStopped(children, async () => {
    const hostPort = await anyPort()
    const origin = `http://localhost:${hostPort}`
    const { broken } = await startConsole({
      children,
      log: console.log,
      build: () => takeFrom(otherConsole, [id], registry),
      sandbox: [],
      host: [packedShell().host],
      sandboxPort: null,
      hostPort,
      hostSettings: {
        ...otherConsole.settings,
        REGISTRY: registry,
        // The environment may name another registry, whose key has not signed what is here.
        REGISTRY_PUBLIC_KEY: '',
        CONSOLE_ORIGIN: origin,
        DATA_DIR: resolve(FOLDER, 'data'),
      },
    })
    const code = await Promise.race([exitCodeOf(given.words.length > 0 ? given.words : E2E, origin), broken])
    await Promise.all(children.map((child) => child.stop()))
    process.exit(code)
  })
})

async function exitCodeOf([program = '', ...words]: readonly string[], origin: string): Promise<number> {
  console.log(`${[program, ...words].join(' ')}, with CONSOLE_URL=${origin}`)
  const running = spawn(program, words, { stdio: 'inherit', env: { ...process.env, CONSOLE_URL: origin } })
  const [code] = await once(running, 'exit')
  return typeof code === 'number' ? code : 1
}
