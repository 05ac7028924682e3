import type { Store } from '@console/federation'
import { applySteps, type ModuleLine, type Snapshot } from '@console/module/registry'
import { type Action, faultyHash, isFaultyHash } from './actions.ts'
import { putFaulty } from './put-faulty.ts'

/** The message says where it was never live. */
export class UnknownModule extends Error {
  override readonly name = 'UnknownModule'
}

/** Makes a module faulty in the registry of this machine, past the gates that would refuse it. Rejects with `UnknownModule`. */
export async function makeFault(store: Store, id: string, action: Action): Promise<Snapshot | null> {
  const { rollout: _, ...whole } = wholeLine(store, id)
  if (action === 'off') return put(store, id, { ...whole, off: true }, action)
  const hash = faultyHash(action, (store.read()?.number ?? 0) + 1)
  const current = putFaulty({ registry: store.folder, id, from: whole.current, hash, action })
  // No previous release, or the host would serve it.
  return put(store, id, { ...whole, current, previous: [] }, action)
}

/** Makes the release live again that was before the faults. Rejects with `UnknownModule`. */
export async function mend(store: Store, id: string): Promise<Snapshot | null> {
  return put(store, id, wholeLine(store, id), 'mend')
}

function wholeLine(store: Store, id: string): ModuleLine {
  for (const snapshot of [store.read(), ...store.numbers().map((number) => store.at(number))]) {
    const line = snapshot?.modules[id]
    if (line && !line.off && !isFaultyHash(line.current.hash)) return line
  }
  throw new UnknownModule(`'${id}' was never live in ${store.folder}`)
}

function put(store: Store, id: string, line: ModuleLine, what: string): Promise<Snapshot | null> {
  return store.write((live) => {
    const renewed = applySteps(live, [], { at: Date.now(), by: 'this machine', why: `fault ${id} ${what}` })
    return { ...renewed, modules: { ...renewed.modules, [id]: line } }
  })
}
