import { BuildRefused, moveBack, registryFolder } from '@console/federation'
import { BuildOfOneFailed, buildInOwnProcess } from './src/build/build-in-own-process.ts'
import { moduleIds } from './src/build/module-ids.ts'

const USAGE = `npm run release -- <module>|shell             build, check and make live
npm run release -- rollback <module>|shell    make the release before live again`

/** Builds and releases, or rolls back. Returns the line for the terminal. */
async function run(args: readonly string[]): Promise<string> {
  const [id, second] = args[0] === 'rollback' ? [args[1]] : args
  const known = ['shell', ...moduleIds()]
  if (id === undefined || second !== undefined) throw new BuildOfOneFailed('Nothing', USAGE)
  if (!known.includes(id)) throw new Error(`There is no '${id}' to release; there are ${known.join(', ')}.`)
  if (args[0] !== 'rollback') return `${id} ${await buildInOwnProcess(id)} is live`
  return `${id} ${moveBack(registryFolder(), id).current} is live again`
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error && !(error instanceof BuildRefused) ? error.message : error)
  process.exit(1)
}
