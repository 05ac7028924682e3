/** `npm run rollout`: gives a release to a share of the publishers. */
import { isOneModule, releaseStep, typed } from '@console/federation'
import { type Release, SHELL } from '@console/module/registry'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, storeFor } from './src/release/change.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'
import { knownId, prepareRelease } from './src/release/release-one.ts'

const WHICH = isOneModule ? [] : ['<module>']
const USAGE = `${typed('rollout', ...WHICH, '--share <1 to 100>')}   gives it to this percentage of the publishers
${typed('rollout', ...WHICH, '--share off')}          ends the rollout: everyone gets the live release

Builds the module and starts a rollout. If a rollout is running, only changes its share. 100 makes it live for everyone. A publisher
that got it keeps it while the share grows.
${CHANGE_USAGE}`

await runCommand(USAGE, { ...CHANGE_OPTIONS, share: { type: 'string' } }, async (given) => {
  const [word, ...more] = given.words
  const share = textOf(given, 'share')
  if (more.length > 0 || share === undefined) throw new CommandFailed(USAGE)
  const id = knownId(word, USAGE)
  if (id === SHELL) throw new CommandFailed('The shell can only be released and rolled back: rollouts are for modules.')
  const registry = storeFor(id)
  if (!registry.read()?.modules[id]) throw new CommandFailed(`Nothing of '${id}' is live yet: ${typed('release', id)}`)
  if (share === 'off')
    return change(given, { what: `end the rollout of ${id}`, own: id, steps: () => [{ kind: 'end-rollout', id }], goesBack: true })
  const percent = Number(share)
  if (!/^\d+$/.test(share) || percent < 1 || percent > 100)
    throw new CommandFailed(`--share must be 1 to 100 percent, or off, not '${share}'`)
  const running = registry.read()?.modules[id]?.rollout
  const release = running ?? (await prepareRelease(id, registry.folder, console.log))
  await change(given, {
    what: `rollout ${id} ${release.hash} to ${percent} %`,
    own: id,
    ...(!running && { built: release }),
    steps: () => [stepOf(registry.folder, id, release, percent)],
  })
})

function stepOf(folder: string, id: string, { hash, record }: Release, share: number) {
  const release = { hash, record }
  return share === 100 ? releaseStep(folder, id, release) : ({ kind: 'rollout', id, release, share } as const)
}
