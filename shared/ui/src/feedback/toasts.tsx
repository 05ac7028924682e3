import { type ComponentType, useSyncExternalStore } from 'react'

const load = () => import('./toaster.tsx')

/** The toaster's code is fetched with the first toast; until then there is nothing to draw. */
let Toaster: ComponentType | undefined
const listeners = new Set<() => void>()

/** Says shortly that something worked or failed. Failures also stand where they happened: a toast goes away. */
export const toast = {
  success: (title: string) => void show({ title, type: 'success' }),
  error: (title: string, description?: string) => void show({ title, type: 'error', ...(description ? { description } : {}) }),
}

async function show(notice: { readonly title: string; readonly type: 'success' | 'error'; readonly description?: string }): Promise<void> {
  // Without a connection the toaster may not be had; what failed also stands where it happened.
  const file = await load().catch(() => undefined)
  if (!file) return
  Toaster = file.ConsoleToaster
  for (const listener of listeners) listener()
  file.toaster.create({ ...notice, closable: true })
}

/** Where toasts appear; mounted once. */
export function Toasts() {
  const Wanted = useSyncExternalStore(subscribe, () => Toaster)
  return Wanted ? <Wanted /> : null
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
