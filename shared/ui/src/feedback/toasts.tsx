import { type ComponentType, useSyncExternalStore } from 'react'

const load = () => import('./toaster.tsx')

/** Resolves when the toaster's code is there, or cannot be had. */
export const preloadToaster = () => load().catch(() => undefined)

/**
 * No `lazyPart`: what asks for the toaster is not what draws it but the first toast, from anywhere, which also needs the
 * queue in the same file; and a toast that cannot be shown must not leave a failure on the page.
 */
let Toaster: ComponentType | undefined
const listeners = new Set<() => void>()

/** Says shortly that something worked or failed. Failures also stand where they happened: a toast goes away. */
export const toast = {
  success: (title: string) => void show({ title, type: 'success' }),
  error: (title: string, description?: string) => void show({ title, type: 'error', ...(description ? { description } : {}) }),
}

async function show(notice: { readonly title: string; readonly type: 'success' | 'error'; readonly description?: string }): Promise<void> {
  // Without a connection the toaster may not be had; what failed also stands where it happened.
  const file = await preloadToaster()
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
