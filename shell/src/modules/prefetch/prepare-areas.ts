import { isGranted } from '@console/contract'
import { pageDataStore, publisherStore } from '@console/session'
import { isLoaded } from '../load-module.ts'
import { ownerOf, reasonUnavailable, registryStore } from '../registry.ts'
import { fetchFile } from './fetch-file.ts'
import { prepare } from './prefetch-page.ts'

/** With the form of a new record they weigh about 60 kB, which is all that a visit fetches before the person comes near it. */
const ENTRIES = 2

/** Fetches the entries of the first areas that the person may enter, and no page of them. */
export function prepareAreas(): void {
  const { manifests } = registryStore.getState()
  const modules = new Set(pageDataStore.getState().nav.flatMap(({ module, needs }) => (isHeld(needs) ? [module] : [])))
  const absent = [...modules]
    .flatMap((id) => manifests[id] ?? [])
    .filter((manifest) => !reasonUnavailable(manifest.id) && !isLoaded(manifest))
  for (const manifest of absent.slice(0, ENTRIES)) void fetchFile(manifest, manifest.entry.file, 'low')
}

/**
 * Fetches what the person may begin in the area of a path: the form of a new record, which is the largest page of an area. Undefined
 * if they may begin nothing.
 */
export function prepareNew(pathname: string): Promise<void> | undefined {
  const manifest = registryStore.getState().manifests[ownerOf(pathname) ?? '']
  const command = manifest?.commands.find(({ needs }) => isHeld(needs))
  return command && prepare(command.to)
}

function isHeld(needs: readonly string[]): boolean {
  const held = publisherStore.getState().permissions?.permissions
  return held !== undefined && isGranted(held, needs)
}
