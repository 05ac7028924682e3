import type { ReactNode, RefObject } from 'react'
import { useLate } from '../late.ts'

export interface ModalDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** What takes the focus; the first focusable element unless given. */
  readonly focusOn?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

const load = () => import('./open-dialogs.tsx')

/** A dialog for one short task; drawn while mounted. Escape and the cross close it, focus returns where it came from. */
export function ModalDialog(props: ModalDialogProps) {
  const late = useLate(load, true, props.onClose)
  return late ? <late.OpenModalDialog {...props} /> : null
}
