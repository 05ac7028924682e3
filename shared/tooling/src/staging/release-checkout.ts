import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { changeLive, copyRelease, LOCAL_REGISTRY, openStore, releaseStep, signingKey } from '@console/federation'
import { type Release, SHELL, type Step } from '@console/module/registry'
import { noteOf } from '../release/note.ts'

interface Built {
  readonly id: string
  readonly release: Release
}

/**
 * Makes live in a registry what was built from this checkout and is not live there yet; what is live there and was not built is
 * withdrawn. What `npm start` serves stays as it is: only the files are shared.
 */
export async function releaseCheckout(
  registry: string,
  parts: readonly Built[],
  log: (line: string) => void,
  { from = LOCAL_REGISTRY, key = signingKey() } = {},
): Promise<void> {
  const store = openStore(registry, key, log)
  const live = store.read()
  const steps: Step[] = Object.keys(live?.modules ?? {})
    .filter((id) => !parts.some((part) => part.id === id))
    .map((id) => ({ kind: 'withdraw', id }))
  for (const { id, release } of parts) {
    const before = id === SHELL ? live?.shell : live?.modules[id]
    await copyRelease({
      read: async (place) => (existsSync(resolve(from, place)) ? readFile(resolve(from, place)) : null),
      registry,
      id,
      release,
    })
    if (before?.current.hash !== release.hash) steps.push(releaseStep(registry, id, release))
  }
  if (steps.length === 0) return
  const { after } = await changeLive({ store, steps: () => steps, note: noteOf('built from the checkout') })
  log(`live as number ${after.number} in ${registry}: ${steps.flatMap((step) => ('id' in step && step.id) || []).join(', ')}`)
}
