/** `npm run pack`: writes the packages that a module in another repository needs into `.build/packages`. */
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { BUILD } from '@console/federation'
import { waiting } from './src/build/waiting.ts'
import { packAll } from './src/pack/pack-all.ts'
import { runCommand } from './src/release/command.ts'

const USAGE = `npm run pack

Compiles the shared packages and packs each one into .build/packages, with its types and the version of the platform.
To start a module in its own repository: npm install <that folder>/*.tgz, then npx console-module new <name> --vi "<Vietnamese name>"`

const FOLDER = resolve(BUILD, 'packages')

await runCommand(USAGE, {}, async () => {
  console.log('compiling the packages')
  for (const name of await waiting('the compiler', packAll(FOLDER), console.log))
    console.log(`${relative(process.cwd(), resolve(FOLDER, name))}  ${Math.ceil(statSync(resolve(FOLDER, name)).size / 1000)} kB`)
})
