/** `npm run release`: builds, checks and makes live. */
import { releaseStep, typed } from '@console/federation'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, storeFor } from './src/release/change.ts'
import { CommandFailed, runCommand } from './src/release/command.ts'
import { knownId, prepareRelease, WHICH } from './src/release/release-one.ts'

const USAGE = `${typed('release', ...WHICH)}

Builds a release, checks it against everything that is live, and makes it live in the registry (REGISTRY).
${CHANGE_USAGE}`

await runCommand(USAGE, CHANGE_OPTIONS, async (given) => {
  const [word, ...more] = given.words
  if (more.length > 0) throw new CommandFailed(USAGE)
  const id = knownId(word, USAGE)
  const registry = storeFor(id)
  const release = await prepareRelease(id, registry.folder, console.log)
  await change(given, {
    what: `release ${id} ${release.hash}`,
    own: id,
    built: release,
    steps: () => [releaseStep(registry.folder, id, release)],
  })
})
