/** `npm run release`: builds, checks and makes live. */
import { releaseStep, typed } from '@console/federation'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, store } from './src/release/change.ts'
import { CommandFailed, runCommand } from './src/release/command.ts'
import { knownId, prepareRelease, WHICH } from './src/release/release-one.ts'

const USAGE = `${typed('release', ...WHICH)}

Builds a release, checks it against everything that is live, and makes it live in the registry (REGISTRY).
${CHANGE_USAGE}`

await runCommand(USAGE, CHANGE_OPTIONS, async (given) => {
  const [word, ...more] = given.words
  if (more.length > 0) throw new CommandFailed(USAGE)
  const id = knownId(word, USAGE)
  const { folder } = store()
  const release = await prepareRelease(id, folder, console.log)
  await change(given, `release ${id} ${release.hash}`, () => [releaseStep(folder, id, release)])
})
