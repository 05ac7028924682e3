import type { ReactNode } from 'react'
import { useLate } from '../late.ts'

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
  /** Why it may not be done. */
  readonly disabledReason?: string | undefined
  /** For the gravest: what has to be typed, exactly, before it can be done; the label says so ('Type the code lotus-quest to go on'). */
  readonly typed?: { readonly label: string; readonly value: string }
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const load = () => import('./open-dialogs.tsx')

/** Asks before something that cannot be taken back. Focus starts on the safe answer or on what is to be typed, and returns where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const late = useLate(load, props.open, props.onClose)
  return late && props.open ? <late.OpenConfirmDialog {...props} /> : null
}
