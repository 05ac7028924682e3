import { Dialog, Portal } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { useRef } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import type { ModalDialogProps } from './modal-dialog.tsx'

/** What `ConfirmDialog` draws while it is open. */
export function OpenConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  danger = true,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const text = useKitText()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open
      onOpenChange={(details) => !details.open && !busy && onClose()}
      initialFocusEl={() => safe.current}
      placement="center"
      size="sm"
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

/** What `ModalDialog` draws. */
export function OpenModalDialog({ title, onClose, focusOn, children }: ModalDialogProps) {
  const text = useKitText()
  return (
    <Dialog.Root
      open
      onOpenChange={(details) => !details.open && onClose()}
      placement="top"
      size="md"
      {...(focusOn ? { initialFocusEl: () => focusOn.current } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title flex="1">{title}</Dialog.Title>
              <IconButton label={text('action.close')} onClick={onClose}>
                <Icon id="close" />
              </IconButton>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
