/** `console-module preview`: builds the module of this repository as a release, and serves it to running consoles before it is one. */
import { resolve } from 'node:path'
import { BUILD, changeHere, releaseHere, releaseStep, typed } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { packedShell } from './src/dev/packed-shell.ts'
import { QUALITY } from './src/dev/watch-builds.ts'
import { serveRegistry } from './src/preview/serve-registry.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'
import { knownId, prepareRelease } from './src/release/release-one.ts'
import { freePort } from './src/start/ports.ts'
import { untilStopped } from './src/start/until-stopped.ts'

const PORT = 3300
const FOLDER = resolve(BUILD, 'preview')

const USAGE = `${typed('preview', '[--console URL]')}

Builds and checks the module as a release, and serves it on this machine (PORT, ${PORT} unless set). A console whose ALLOW_OVERRIDES names
that origin shows it to whoever opens the printed link and agrees. Nobody else is affected, and nothing is released. URL is that console,
http://localhost:3000 unless given.`

await runCommand(USAGE, { console: { type: 'string' } }, async (given) => {
  if (given.words.length > 0) throw new CommandFailed(USAGE)
  const id = knownId(undefined, USAGE)
  const release = await prepareRelease(id, FOLDER, console.log)
  // A module is judged beside a shell: that of the packages it was built with.
  await releaseHere({ registry: FOLDER, id: SHELL, output: packedShell().build, quality: QUALITY })
  await changeHere(FOLDER, () => [releaseStep(FOLDER, id, release)], 'preview')
  await untilStopped([], async () => {
    const { origin } = await serveRegistry(FOLDER, await freePort('PORT', PORT))
    const at = (textOf(given, 'console') ?? 'http://localhost:3000').replace(/\/$/, '')
    console.log(`
  ${id} ${release.hash} is at ${origin}, until you end this command.
  To see it in a console with ALLOW_OVERRIDES=${origin}, sign in there and open:

  ${at}/#modules=${id}@${origin}
`)
    return new Promise<never>(() => {})
  })
})
