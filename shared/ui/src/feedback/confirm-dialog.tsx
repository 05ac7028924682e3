import { lazyPart } from '../lazy-part.tsx'
import type { ConfirmDialogProps } from './dialog-props.ts'

export const OpenConfirmDialog = lazyPart(
  () => import('./open-dialogs.tsx'),
  (file) => file.OpenConfirmDialog,
)

interface Props extends ConfirmDialogProps {
  readonly open: boolean
}

/** Asks before something is done. Focus starts on the safe button or on what is to be typed, and returns where it came from. */
export function ConfirmDialog({ open, ...dialog }: Props) {
  return open ? <OpenConfirmDialog {...dialog} /> : null
}

ConfirmDialog.preload = OpenConfirmDialog.preload
