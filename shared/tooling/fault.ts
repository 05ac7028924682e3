/** `npm run fault`: shows in the console of `npm start` what a person sees when a module fails. */
import { LOCAL_REGISTRY, localKey, openStore } from '@console/federation'
import { ACTIONS, type Action } from './src/fault/actions.ts'
import { makeFault, mend, UnknownModule } from './src/fault/make-fault.ts'
import { CommandFailed, runCommand, textOf } from './src/release/command.ts'

const USAGE = `npm run fault -- <module> <fault>   makes a module fail in the console that \`npm start\` runs
npm run fault -- <module> mend      repairs the module

${Object.entries(ACTIONS)
  .map(([name, { what }]) => `  ${name.padEnd(6)}  ${what}`)
  .join('\n')}

A fault stays until you mend it, even after \`npm start\`. It changes this machine’s registry (.build/local) only, never a release.
  --registry <folder>   use the registry of another console on this machine`

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word)

await runCommand(USAGE, { registry: { type: 'string' } }, async (given) => {
  const [id, action, ...more] = given.words
  if (id === undefined || action === undefined || more.length > 0 || !(action === 'mend' || isAction(action)))
    throw new CommandFailed(USAGE)
  const store = openStore(textOf(given, 'registry') ?? LOCAL_REGISTRY, localKey(), console.log)
  const live = store.read()
  if (!live) throw new CommandFailed(`Nothing is live in ${store.folder}: start the console first, npm start`)
  try {
    const changed = await (action === 'mend' ? mend(store, id) : makeFault(store, id, action))
    const place = changed?.modules[id]?.owns[0]
    if (action === 'mend') return console.log(`${id} is as it was. Open ${place}, or try again on the card that is open.`)
    console.log(`${id}: ${ACTIONS[action].what}.`)
    console.log(`Open ${place} or /vi${place} in a moment. ${ACTIONS[action].look}`)
    console.log(`To take it back: npm run fault -- ${id} mend`)
  } catch (error) {
    if (!(error instanceof UnknownModule)) throw error
    throw new CommandFailed(`No module named '${id}'. Modules: ${Object.keys(live.modules).join(', ')}.`)
  }
})
