/** `npm run dev`: builds on every change; with `--against` it takes what is not built here from another console. */
import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { moduleIds } from './src/build/module-ids.ts'
import { develop, WATCHED } from './src/dev/develop.ts'
import { localModules } from './src/dev/local-modules.ts'
import { openOtherConsole } from './src/dev/other-console.ts'
import { watchBuilds } from './src/dev/watch-builds.ts'
import { runCommand, textOf } from './src/release/command.ts'
import { backendSettings } from './src/start/backend-settings.ts'
import { usesSandbox } from './src/start/start-console.ts'

const USAGE = `npm run dev                                  everything local, with a sandbox
npm run dev -- --against URL                 the shell local, every module from URL
npm run dev -- <module> ... --against URL    these modules local too
npm run dev -- --backend skewed[=kinds]      the sandbox responds like another backend: see SKEW in shared/docs/settings.md

Local modules are rebuilt on every change, and new releases at URL appear too. Calls go to URL’s API, so sign in with an account from
there. No cookie and no token is shared with the console at URL.
URL is a console with ALLOW_AGAINST=1, such as http://localhost:3100 of npm run staging.`

await runCommand(USAGE, { against: { type: 'string' }, backend: { type: 'string' } }, async (given) => {
  const against = textOf(given, 'against')
  const settings = backendSettings(textOf(given, 'backend'), against === undefined && usesSandbox())
  const modules = localModules(given.words, moduleIds(), against)
  const otherConsole = against === undefined ? null : await openOtherConsole(against)
  if (otherConsole) console.log(`local: ${[SHELL, ...modules].join(', ')}`)
  await develop({
    modules,
    otherConsole,
    build: (folders, events) => watchBuilds([SHELL, ...modules], folders, events),
    host: [...WATCHED, resolve(ROOT, 'shell/server/main.ts')],
    settings,
  })
})
