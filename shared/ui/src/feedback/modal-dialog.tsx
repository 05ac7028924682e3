import { lazy, type ReactNode, type RefObject, Suspense } from 'react'

export interface ModalDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** What takes the focus; the first focusable element unless given. */
  readonly focusOn?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

const OpenModalDialog = lazy(() => import('./open-dialogs.tsx').then((file) => ({ default: file.OpenModalDialog })))

/** A dialog for one short task; drawn while mounted. Escape and the cross close it, focus returns where it came from. */
export function ModalDialog(props: ModalDialogProps) {
  return (
    <Suspense fallback={null}>
      <OpenModalDialog {...props} />
    </Suspense>
  )
}
