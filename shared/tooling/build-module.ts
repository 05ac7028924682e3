/** `console-module build`: builds and checks a module, and releases nothing. */
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildModule, moduleFolder, typed } from '@console/federation'
import { CommandFailed, runCommand } from './src/release/command.ts'
import { knownId, WHICH } from './src/release/release-one.ts'

const USAGE = `${typed('build', ...WHICH)}

Builds and checks the module as a release would, and says where its files are. Releases nothing.`

await runCommand(USAGE, {}, async ({ words }) => {
  const [word, ...more] = words
  if (more.length > 0) throw new CommandFailed(USAGE)
  const id = knownId(word, USAGE)
  const { default: config } = await import(pathToFileURL(resolve(moduleFolder(id), 'rspack.config.ts')).href)
  console.log(`${id} is built: ${relative(process.cwd(), await buildModule(id, config))}`)
})
