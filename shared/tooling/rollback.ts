/** `npm run rollback`: makes live again what was live before. */
import { readModule, typed } from '@console/federation'
import { SHELL, type Snapshot, type Step } from '@console/module/registry'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, store } from './src/release/change.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'
import { checkRelease, knownId, onlyModule, WHICH } from './src/release/release-one.ts'

const EVERYTHING = WHICH.length > 0 ? `\n${typed('rollback', '--to <n>')}                  takes everything back to number n` : ''
const USAGE = `${typed('rollback', ...WHICH)}            goes back to the release before
${typed('rollback', ...WHICH, '--to <n>')}   goes back to number n of the history${EVERYTHING}

Builds nothing. To see the numbers: ${typed('registry', 'history')}
${CHANGE_USAGE}`

await runCommand(USAGE, { ...CHANGE_OPTIONS, to: { type: 'string' } }, async (given) => {
  const [first, ...more] = given.words
  // From a repository of its own, a module takes back nothing but itself.
  const word = first ?? onlyModule()
  const to = textOf(given, 'to')
  if (more.length > 0 || (word === undefined && to === undefined)) throw new CommandFailed(USAGE)
  const registry = store()
  // What left the workspace can still be rolled back, so it need not be known.
  const id = word === undefined || registry.read()?.modules[word] ? word : knownId(word, USAGE)
  const from = to === undefined ? undefined : numbered(to)
  const steps = (live: Snapshot | null): Step[] => [
    from ? { kind: 'restore', from, ...(id === undefined ? {} : { id }) } : backTo(live, id ?? ''),
  ]
  await checkWhatComesBack(registry.read(), from, id)
  await change(given, `rollback ${id ?? 'everything'}${to === undefined ? '' : ` to ${to}`}`, steps, { goesBack: true })

  function numbered(text: string): Snapshot {
    const snapshot = /^\d+$/.test(text) ? registry.at(Number(text)) : null
    if (!snapshot) throw new CommandFailed(`There is no number ${text} in the history: ${typed('registry', 'history')}`)
    return snapshot
  }

  function backTo(live: Snapshot | null, which: string): Step {
    const before = lineOf(live, which)?.previous[0]
    if (!before) throw new CommandFailed(`'${which}' has no earlier release to go back to`)
    return which === SHELL ? { kind: 'back', id: which } : { kind: 'back', id: which, module: readModule(registry.folder, which, before) }
  }

  async function checkWhatComesBack(live: Snapshot | null, to: Snapshot | undefined, only: string | undefined): Promise<void> {
    for (const one of only === undefined ? [SHELL, ...Object.keys(to?.modules ?? {})] : [only]) {
      const [is, was] = [lineOf(live, one)?.current, to ? lineOf(to, one)?.current : lineOf(live, one)?.previous[0]]
      if (was && was.hash !== is?.hash) await checkRelease(one, registry.folder, was, console.log)
    }
  }
})

function lineOf(snapshot: Snapshot | null, id: string) {
  return id === SHELL ? snapshot?.shell : snapshot?.modules[id]
}
