/** `npm run registry`: shows what is live, and switches modules off and on. */
import { publicKeyOf, registryFolder, signingKey, typed } from '@console/federation'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, store } from './src/release/change.ts'
import { CommandFailed, runCommand } from './src/release/command.ts'
import { historyLines, statusLines } from './src/release/lines.ts'
import { onlyModule } from './src/release/release-one.ts'

const USAGE = `${typed('registry', 'status')}          what is live
${typed('registry', 'history')}         every change, newest first: who, when, why
${typed('registry', 'off <module>')}    switches the module off; its pages say so
${typed('registry', 'on <module>')}     switches the module on again
${typed('registry', 'renew')}           signs live.json for 30 more days, for a registry without recent releases
${typed('registry', 'key')}             the public key, for the host's REGISTRY_PUBLIC_KEY
${CHANGE_USAGE}`

await runCommand(USAGE, CHANGE_OPTIONS, async (given) => {
  const [what, named, ...more] = given.words
  const takesModule = what === 'off' || what === 'on'
  const id = named ?? (takesModule ? onlyModule() : undefined)
  if (more.length > 0 || takesModule !== (id !== undefined)) throw new CommandFailed(USAGE)
  if (takesModule && id !== undefined) {
    if (!store().read()?.modules[id]) throw new CommandFailed(`'${id}' is not live: ${typed('registry', 'status')}`)
    return change(given, `${what} ${id}`, () => [{ kind: what, id }], { goesBack: true })
  }
  if (what === 'renew') return change(given, 'renew', () => [{ kind: 'renew' }], { goesBack: true })
  if (what === 'key') return console.log(publicKeyOf(signingKey()))
  if (what !== 'status' && what !== 'history') throw new CommandFailed(USAGE)
  const registry = store()
  const live = registry.read()
  if (!live) throw new CommandFailed(`Nothing is live in ${registryFolder()}: ${typed('release', 'shell')}`)
  for (const line of what === 'status' ? statusLines(live) : historyLines(registry)) console.log(line)
})
