/** `console-module dev`: builds the module of this repository on every change, within another console. */
import { releaseHere, typed } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { develop } from './src/dev/develop.ts'
import { openOtherConsole } from './src/dev/other-console.ts'
import { packedShell } from './src/dev/packed-shell.ts'
import { QUALITY, watchBuilds } from './src/dev/watch-builds.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'
import { knownId } from './src/release/release-one.ts'

const USAGE = `${typed('dev', '--against', 'URL')}

Serves a console on this machine (PORT, 3000 unless set) with the module of this repository, which is built again on every change; typed
input stays. The shell is that of the installed packages, all other modules and the API are those of the console at URL, which must have
ALLOW_AGAINST=1. Sign in with an account from there: no cookie and no token is shared with it.`

await runCommand(USAGE, { against: { type: 'string' } }, async (given) => {
  const against = textOf(given, 'against')
  if (against === undefined || given.words.length > 0) throw new CommandFailed(USAGE)
  const id = knownId(undefined, USAGE)
  const shell = packedShell()
  await develop({
    modules: [id],
    otherConsole: await openOtherConsole(against),
    async build(folders, events) {
      await watchBuilds([id], folders, events, () =>
        releaseHere({ registry: folders.registry, id: SHELL, output: shell.build, quality: QUALITY }),
      )
    },
    host: [shell.host],
  })
})
