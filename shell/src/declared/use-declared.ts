import { isGranted } from '@console/contract'
import type { ModuleManifest } from '@console/module'
import { areaAt, publisherStore } from '@console/session'
import { useStore } from 'zustand'
import { registryStore, wholeOf } from '../modules/registry.ts'

type Kind = 'search' | 'attention' | 'schedule'
export type Declared<K extends Kind> = NonNullable<ModuleManifest[K]>[number] & { readonly id: string; readonly manifest: ModuleManifest }

/** Returns what the modules say of records that the person may list, in the order of the navigation. */
export function useDeclared<K extends Kind>(kind: K): readonly Declared<K>[] {
  const manifests = useStore(registryStore, (registry) => registry.manifests)
  const held = useStore(publisherStore, ({ permissions }) => permissions?.permissions)
  const all = Object.values(manifests).flatMap((own) => {
    const manifest = wholeOf(own)
    return (manifest[kind] ?? []).map((item, n) => ({ ...item, id: `${manifest.id}-${n}`, manifest }) as Declared<K>)
  })
  return inOrder(all.filter(({ list }) => held && isGranted(held, list.needs)))
}

export function inOrder<T extends { readonly to: string }>(items: readonly T[]): readonly T[] {
  const orderOf = ({ to }: T) => areaAt(to)?.order ?? Number.POSITIVE_INFINITY
  return items.toSorted((a, b) => orderOf(a) - orderOf(b))
}
