import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { changeLive, copyRelease, LOCAL_REGISTRY, localKey, openStore, releaseStep, signingKey } from '@console/federation'
import { SHELL, type Step } from '@console/module/registry'
import { noteOf } from '../release/note.ts'

/** Releases to a registry what was built from this checkout and is not live there yet. Builds nothing. */
export async function releaseCheckout(registry: string, say: (line: string) => void): Promise<void> {
  const built = openStore(LOCAL_REGISTRY, localKey()).read()
  if (!built?.shell) throw new Error('Nothing is built: npm run build')
  const store = openStore(registry, signingKey(), say)
  const live = store.read()
  const lines = { ...built.modules, [SHELL]: built.shell }
  const steps: Step[] = Object.keys(live?.modules ?? {})
    .filter((id) => !built.modules[id])
    .map((id) => ({ kind: 'withdraw', id }))
  for (const [id, { current }] of Object.entries(lines)) {
    const before = id === SHELL ? live?.shell : live?.modules[id]
    await copyRelease({ read: (place) => readFile(resolve(LOCAL_REGISTRY, place)), registry, id, release: current })
    if (before?.current.hash !== current.hash) steps.push(releaseStep(registry, id, current))
  }
  if (steps.length === 0) return
  const { number } = await changeLive({ store, steps: () => steps, note: noteOf('built from the checkout') })
  say(`live as number ${number} in ${registry}: ${steps.flatMap((step) => ('id' in step && step.id) || []).join(', ')}`)
}
