import { lazy, Suspense, useSyncExternalStore } from 'react'

const load = () => import('./toaster.tsx')
const Toaster = lazy(() => load().then((file) => ({ default: file.ConsoleToaster })))

/** The toaster's code is fetched with the first toast. */
let isWanted = false
const listeners = new Set<() => void>()

/** Says shortly that something worked or failed. Failures also stand where they happened: a toast goes away. */
export const toast = {
  success: (title: string) => void show({ title, type: 'success' }),
  error: (title: string, description?: string) => void show({ title, type: 'error', ...(description ? { description } : {}) }),
}

async function show(notice: { readonly title: string; readonly type: 'success' | 'error'; readonly description?: string }): Promise<void> {
  isWanted = true
  for (const listener of listeners) listener()
  try {
    const { toaster } = await load()
    toaster.create({ ...notice, closable: true })
  } catch {
    // Without a connection the toaster may not be had; what failed also stands where it happened.
  }
}

/** Where toasts appear; mounted once. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribe, () => isWanted)
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
