/** `npm run rollback`: makes live again what was live before. */
import { type Store, typed } from '@console/federation'
import { lineChanges, type Release, type Snapshot } from '@console/module/registry'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, store } from './src/release/change.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'
import { goBack } from './src/release/go-back.ts'
import { checkRelease, namedId, WHICH } from './src/release/release-one.ts'

const EVERYTHING =
  WHICH.length > 0 ? `\n${typed('rollback', '--everything', '--to <n>')}     takes everything back to number n, modules of all teams` : ''
const USAGE = `${typed('rollback', ...WHICH)}            ends its rollout, or goes back to the release before
${typed('rollback', ...WHICH, '--to <n>')}   goes back to number n of the history${EVERYTHING}

Builds nothing. To see the numbers: ${typed('registry', 'history')}
${CHANGE_USAGE}`

await runCommand(USAGE, { ...CHANGE_OPTIONS, to: { type: 'string' } }, async (given) => {
  const [word, ...more] = given.words
  const to = textOf(given, 'to')
  if (more.length > 0) throw new CommandFailed(USAGE)
  const registry = store()
  const live = registry.read()
  const from = to === undefined ? undefined : numbered(registry, to)
  if (from && word === undefined && WHICH.length > 0) {
    for (const { id, after } of live ? lineChanges(live, from) : []) if (after) await check(id, after.current)
    return change(given, {
      what: `rollback everything to ${to}`,
      own: null,
      steps: () => [{ kind: 'restore', from }],
      goesBack: true,
    })
  }
  // What left the workspace can still be rolled back, so it need not be known.
  const id = namedId(word, USAGE, (one) => [live, from].some((snapshot) => snapshot?.modules[one]))
  const { what, release, steps } = from ? toNumber(id, from) : goBack(registry, live, id)
  if (release) await check(id, release)
  await change(given, { what, own: id, steps, goesBack: true })

  async function check(id: string, release: Release): Promise<void> {
    await checkRelease(id, registry.folder, release, console.log)
  }
})

function toNumber(id: string, from: Snapshot) {
  const [was] = lineChanges(null, from).filter((one) => one.id === id)
  return { what: `rollback ${id} to ${from.number}`, release: was?.after?.current, steps: () => [{ kind: 'restore' as const, id, from }] }
}

function numbered({ at }: Store, text: string): Snapshot {
  const snapshot = /^\d+$/.test(text) ? at(Number(text)) : null
  if (!snapshot) throw new CommandFailed(`There is no number ${text} in the history: ${typed('registry', 'history')}`)
  return snapshot
}
