#!/usr/bin/env node
/** `npx console-module`: the commands of a module that has a repository of its own, the same as behind `npm run` in the workspace. */
import { argv, versions } from 'node:process'

const COMMANDS: Readonly<Record<string, readonly [what: string, load: () => Promise<unknown>]>> = {
  new: ['writes a module with one page into this folder', () => import('./new-repository.ts')],
  dev: ['serves the module in a console of this machine, again with every change', () => import('./dev-module.ts')],
  test: ['runs tests in the browser against what a console has live', () => import('./test-module.ts')],
  build: ['builds and checks the module; releases nothing', () => import('./build-module.ts')],
  preview: ['builds the module and shows it in a running console before its release', () => import('./preview.ts')],
  release: ['builds and checks the module, and makes it live', () => import('./release.ts')],
  rollback: ['goes back to an earlier release', () => import('./rollback.ts')],
  rollout: ['gives a release to a share of the publishers', () => import('./rollout.ts')],
  registry: ['shows what is live, and switches the module off and on', () => import('./registry.ts')],
}

const USAGE = `npx console-module <command>; each takes --help

${Object.entries(COMMANDS)
  .map(([name, [what]]) => `  ${name.padEnd(9)} ${what}`)
  .join('\n')}`

const [name = ''] = argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (Number(versions.node.split('.')[0]) < 24) fail(`This is Node ${versions.node}: a module is built by Node 24 or newer.`)
else if (command) {
  // Each command reads argv itself.
  argv.splice(2, 1)
  await command[1]()
} else if (['', '--help', '-h'].includes(name)) console.log(USAGE)
else fail(`There is no command '${name}'.\n\n${USAGE}`)

function fail(why: string): void {
  console.error(why)
  process.exitCode = 1
}
