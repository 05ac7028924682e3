import { lazy, type ReactNode, Suspense } from 'react'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What will happen, naming what is lost. */
  readonly children: ReactNode
  /** Repeats the verb of the title. */
  readonly confirm: string
  readonly cancel?: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const OpenConfirmDialog = lazy(() => import('./open-dialogs.tsx').then((file) => ({ default: file.OpenConfirmDialog })))

/** Asks before something that cannot be taken back. Focus starts on the safe answer and returns where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <OpenConfirmDialog {...props} />
    </Suspense>
  )
}
