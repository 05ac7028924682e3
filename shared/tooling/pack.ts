/** `npm run pack`: writes the packages that a module in another repository needs into `.build/packages`; `pack -- host`, the host. */
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { BUILD } from '@console/federation'
import { waiting } from './src/build/waiting.ts'
import { packAll } from './src/pack/pack-all.ts'
import { packHost } from './src/pack/pack-host.ts'
import { CommandFailed, runCommand } from './src/release/command.ts'

const USAGE = `npm run pack [-- host]

Compiles the shared packages and packs each one into .build/packages, with its types and the version of the platform.
To start a module in its own repository: npm install <that folder>/*.tgz, then npx console-module new <name> --vi "<Vietnamese name>"

host  packs what a server needs to run the console into .build/host, as one archive: the host, which needs Node alone, and a systemd
      unit, a site of nginx, the settings to fill in and the pages for operators`

const PACKAGES = resolve(BUILD, 'packages')
const HOST = resolve(BUILD, 'host')

await runCommand(USAGE, {}, async ({ words }) => {
  const [what, ...more] = words
  if (more.length > 0 || (what !== undefined && what !== 'host')) throw new CommandFailed(USAGE)
  if (what === 'host') return show(HOST, await waiting('the bundler', packHost(HOST), console.log))
  console.log('compiling the packages')
  for (const name of await waiting('the compiler', packAll(PACKAGES), console.log)) show(PACKAGES, name)
})

function show(folder: string, name: string): void {
  const file = resolve(folder, name)
  console.log(`${relative(process.cwd(), file)}  ${Math.ceil(statSync(file).size / 1000)} kB`)
}
