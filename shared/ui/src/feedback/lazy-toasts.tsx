import { Box } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { type ComponentType, useSyncExternalStore } from 'react'
import { Button } from '../controls/button.tsx'
import { OVERLAY_STYLE } from './overlay-style.ts'
import type { ToastAction, ToastNotice, ToastSubject } from './toast-notice.ts'

const load = () => import('./toasts.tsx')

/** Resolves when the toaster's code has loaded or failed to load. */
export const preloadToaster = () => load().catch(() => undefined)

interface Shown {
  readonly Toaster?: ComponentType
  readonly plain?: ToastNotice
}

/**
 * No `lazyPart`: the toaster is not loaded by its place on the page but by the first toast, from anywhere, which also
 * needs the queue in the same file; and a toast is shown without it too.
 */
let shown: Shown = {}
const listeners = new Set<() => void>()

/** Says briefly that something worked or failed. Failures are also shown where they happened, because a toast goes away. */
export const toast = {
  success: (title: string, action?: ToastAction, subject?: ToastSubject) =>
    void show({ title, type: 'success', subject, ...(action ? { action } : {}), ...(subject?.name ? { description: subject.name } : {}) }),
  error: (title: string, description?: string) => void show({ title, type: 'error', ...(description ? { description } : {}) }),
}

async function show(notice: ToastNotice): Promise<void> {
  const file = await preloadToaster()
  change(file ? { Toaster: file.ConsoleToaster } : { plain: notice })
  file?.addToast(notice)
}

/** Where toasts appear; mounted once. */
export function Toasts() {
  const text = useKitText()
  const { Toaster, plain } = useSyncExternalStore(subscribe, () => shown)
  if (Toaster) return <Toaster />
  return plain ? (
    <Box role="alert" {...OVERLAY_STYLE} bg="bg.panel" borderWidth="1px" borderRadius="l2" p="3">
      {plain.title} {plain.description} <Button onClick={() => change({})}>{text('action.close')}</Button>
    </Box>
  ) : null
}

function change(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
