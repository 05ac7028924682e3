import { isGranted } from '@console/contract'
import { pageDataStore, publisherStore } from '@console/session'
import { isLoaded } from '../load-module.ts'
import { ownerOf, reasonUnavailable, registryStore } from '../registry.ts'
import { fetchFile } from './fetch-file.ts'
import { prepare } from './prefetch-page.ts'

/** Fetches the entries of the areas that the person may enter, and no page of them. */
export function prepareAreas(): void {
  const { manifests } = registryStore.getState()
  const modules = new Set(pageDataStore.getState().nav.flatMap(({ module, needs }) => (isHeld(needs) ? [module] : [])))
  for (const id of modules) {
    const manifest = manifests[id]
    if (manifest && !reasonUnavailable(id) && !isLoaded(manifest)) void fetchFile(manifest, manifest.entry.file, 'low')
  }
}

/** Fetches what the person may begin in the area of a path: the form of a new record, which is the largest page of an area. */
export async function prepareNew(pathname: string): Promise<void> {
  const manifest = registryStore.getState().manifests[ownerOf(pathname) ?? '']
  const command = manifest?.commands.find(({ needs }) => isHeld(needs))
  if (command) await prepare(command.to)
}

function isHeld(needs: readonly string[]): boolean {
  const held = publisherStore.getState().permissions?.permissions
  return held !== undefined && isGranted(held, needs)
}
