import { Dialog, Portal } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { type ReactNode, useRef } from 'react'
import { Button } from '../controls/button.tsx'

interface Props {
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

/** Asks before something that cannot be taken back. Focus starts on the safe answer and returns where it came from. */
export function ConfirmDialog({ open, title, children, confirm, cancel, danger = true, busy = false, onConfirm, onClose }: Props) {
  const text = useKitText()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => !details.open && !busy && onClose()}
      initialFocusEl={() => safe.current}
      placement="center"
      size="sm"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={safe} onClick={onClose} busy={busy}>
                {cancel ?? text('action.cancel')}
              </Button>
              <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
