import { typed } from '@console/federation'
import { publicKeyFrom, publicKeyOf, type Snapshot } from '@console/module/registry'
import { change, store } from './change.ts'
import { CommandFailed, type Given } from './command.ts'

export const KEYS_USAGE = `${typed('registry', 'keys')}                which keys may change what
${typed('registry', 'keys add <module|shell> <public key>')}      lets the owner of the key change this module
${typed('registry', 'keys remove <module|shell> <public key>')}   no longer; what it released stays`

export async function keysCommand(given: Given, usage: string): Promise<void> {
  const [, what, id, text, ...more] = given.words
  const live = store().read()
  if (what === undefined) return console.log(keyLines(live).join('\n'))
  if ((what !== 'add' && what !== 'remove') || id === undefined || text === undefined || more.length > 0) throw new CommandFailed(usage)
  if (!live) throw new CommandFailed(`Nothing is live yet: ${typed('release', 'shell')}`)
  const key = normalized(text)
  if ((live.keys?.modules[id]?.includes(key) ?? false) === (what === 'add'))
    throw new CommandFailed(`'${id}' ${what === 'add' ? 'already has' : 'does not have'} this key: ${typed('registry', 'keys')}`)
  await change(given, {
    what: `keys ${what} ${id} ${key}`,
    own: null,
    steps: () => [{ kind: 'key', change: what, id, key }],
    goesBack: true,
    undo: ['registry', 'keys', what === 'add' ? 'remove' : 'add', id, key],
  })
}

function keyLines(live: Snapshot | null): string[] {
  const modules = Object.entries(live?.keys?.modules ?? {})
  if (modules.length === 0) return ['There are no keys of teams: the key of the registry signs for everybody.']
  const width = Math.max(...modules.map(([id]) => id.length))
  return [
    ...modules.flatMap(([id, keys]) => keys.map((key) => `  ${id.padEnd(width)}  ${key}`)),
    'The key of the registry may change these too, and it alone changes everything else.',
  ]
}

function normalized(text: string): string {
  try {
    return publicKeyOf(publicKeyFrom(text))
  } catch {
    throw new CommandFailed(`'${text}' is not a public key, as its owner has it printed: ${typed('registry', 'key')}`)
  }
}
