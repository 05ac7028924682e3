/** `npm run registry`: shows what is live and who may change it, switches modules off and on, takes them out, and copies the whole. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { copyRegistry, registryFolder, registryKeys, signingKey, typed } from '@console/federation'
import { addressSource, publicKeyOf, SHELL } from '@console/module/registry'
import { attestationLines } from './src/release/attestation.ts'
import { CHANGE_OPTIONS, CHANGE_USAGE, change, store } from './src/release/change.ts'
import { CommandFailed, type Given, runCommand, textOf } from './src/release/command.ts'
import { KEYS_USAGE, keysCommand } from './src/release/keys-command.ts'
import { historyLines, statusLines } from './src/release/lines.ts'
import { namedId } from './src/release/release-one.ts'
import { whyNotRenewed } from './src/release/renew.ts'

const USAGE = `${typed('registry', 'status')}              what is live
${typed('registry', 'history')}             every change, newest first: who, when, why
${typed('registry', 'off <module>')}        switches the module off; its pages say so
${typed('registry', 'on <module>')}         switches the module on again
${typed('registry', 'withdraw <module>')}   takes the module out of the console, and frees its addresses; needs --why
${typed('registry', 'copy <from> <to>')}    copies the registry of a folder or an address into a folder, so that hosts can read it meanwhile
${typed('registry', 'renew')}               signs live.json for 30 more days, if fewer than 20 are left: for cron; --now in any case
${typed('registry', 'attestation <module|shell>')}   who built what is live, from which commit, and whether they may
${typed('registry', 'key')}                 the public half of your key; that of the registry is the host's REGISTRY_PUBLIC_KEY
${KEYS_USAGE}
${CHANGE_USAGE}`

const SWITCHES = ['off', 'on', 'withdraw'] as const
type Switch = (typeof SWITCHES)[number]
const isSwitch = (word: string | undefined): word is Switch => SWITCHES.some((one) => one === word)

await runCommand(USAGE, { ...CHANGE_OPTIONS, now: { type: 'boolean' } }, async (given) => {
  if (given.words[0] === 'keys') return keysCommand(given, USAGE)
  const [what, named, target, ...more] = given.words
  if (what === 'copy' && named !== undefined && target !== undefined && more.length === 0) return copy(given, named, target)
  if (target !== undefined) throw new CommandFailed(USAGE)
  if (what === 'attestation' && named !== undefined) return attestation(named)
  if (isSwitch(what)) return flip(given, what, named)
  if (named !== undefined) throw new CommandFailed(USAGE)
  if (what === 'renew') {
    const enough = given.options.now ? null : whyNotRenewed(store(), Date.now())
    if (enough) return console.log(enough)
    return change(given, { what, own: null, steps: () => [{ kind: 'renew' }], goesBack: true })
  }
  if (what === 'key') return console.log(publicKeyOf(signingKey()))
  if (what !== 'status' && what !== 'history') throw new CommandFailed(USAGE)
  const registry = store()
  const live = registry.read()
  if (!live) throw new CommandFailed(`Nothing is live in ${registryFolder()}: ${typed('release', 'shell')}`)
  for (const line of what === 'status' ? statusLines(live) : historyLines(registry)) console.log(line)
})

async function flip(given: Given, what: Switch, named: string | undefined): Promise<void> {
  const live = store().read()
  const id = namedId(named, USAGE, () => true)
  if (!live?.modules[id]) throw new CommandFailed(`'${id}' is not live: ${typed('registry', 'status')}`)
  if (what === 'withdraw' && textOf(given, 'why') === undefined) throw new CommandFailed('withdraw needs --why "reason"')
  await change(given, {
    what: `${what} ${id}`,
    own: id,
    steps: () => [{ kind: what, id }],
    goesBack: true,
    ...(what !== 'withdraw' && { undo: ['registry', what === 'off' ? 'on' : 'off', id] }),
  })
}

function attestation(id: string): void {
  const registry = store()
  const live = registry.read()
  const line = id === SHELL ? live?.shell : live?.modules[id]
  if (!line) throw new CommandFailed(`'${id}' is not live: ${typed('registry', 'status')}`)
  const keys = [...registryKeys(signingKey()).map(publicKeyOf), ...(live?.keys?.modules[id] ?? [])]
  for (const text of attestationLines(registry.folder, id, line.current, keys)) console.log(text)
}

async function copy(given: Given, from: string, to: string): Promise<void> {
  if (given.options['dry-run'] === true) throw new CommandFailed('copy has no --dry-run: it changes nothing but the copy')
  const read = /^https?:/i.test(from) ? addressSource(from).read : (place: string) => fileOf(resolve(from, place))
  const { number } = await copyRegistry({ read, to: resolve(to), log: console.log })
  console.log(`${to} is a whole copy of number ${number}`)
}

async function fileOf(file: string): Promise<Uint8Array | null> {
  return existsSync(file) ? readFile(file) : null
}
