import { Dialog, Portal } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  /** What takes the focus; the first focusable element unless given. */
  readonly focusOn?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A dialog for one short task; drawn while mounted. Escape and the cross close it, focus returns where it came from. */
export function ModalDialog({ title, onClose, focusOn, children }: Props) {
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
