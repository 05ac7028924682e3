import { Box, Dialog, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { useKitText } from '@console/i18n'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { Input } from '../inputs/controls.tsx'
import { Field } from '../inputs/field.tsx'
import type { ConfirmDialogProps, ModalDialogProps } from './dialog-props.ts'
import { NamedText } from './named-text.tsx'
import { PopoverDialog } from './popover-dialog.tsx'
import { Verbatim } from './verbatim.tsx'

export function OpenConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  danger = true,
  busy = false,
  disabledReason,
  typed,
  failure,
  focusAfter,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const text = useKitText()
  const safe = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [opener] = useState(() => document.activeElement)
  const [entry, setEntry] = useState('')
  const isTyped = !typed || entry.trim() === typed.value
  const label = typeof typed?.label === 'function' ? typed.label(typed.value) : typed?.label
  const reason = disabledReason ?? (isTyped ? undefined : label)
  const hasField = typed !== undefined && disabledReason === undefined
  const asked = typed && (
    <NamedText name={typed.value} as={CodeToType}>
      {typed.label}
    </NamedText>
  )
  // A refusal that arrives later takes the field away, and the focus with it.
  useEffect(() => {
    if (!hasField && document.activeElement === document.body) safe.current?.focus()
  }, [hasField])
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      open
      onOpenChange={(details) => !details.open && !busy && onClose()}
      initialFocusEl={() => field.current ?? safe.current}
      // The action may have removed the button that asked.
      finalFocusEl={() => focusAfter?.() ?? (opener?.isConnected ? null : document.getElementById('page-title'))}
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
            <Dialog.Body>
              {children}
              {hasField ? (
                <Field.Root mt="4">
                  <Field.Label display="block">{asked}</Field.Label>
                  <Input
                    ref={field}
                    autoComplete="off"
                    spellCheck={false}
                    bg="bg.panel"
                    borderColor="border.control"
                    value={entry}
                    onChange={(event) => setEntry(event.target.value)}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && !busy && reason === undefined) onConfirm()
                    }}
                  />
                </Field.Root>
              ) : null}
              {failure ? <Box mt="4">{failure}</Box> : null}
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={safe} onClick={onClose} busy={busy}>
                {cancel ?? text('action.cancel')}
              </Button>
              <Button
                look={danger ? 'danger' : 'primary'}
                busy={busy}
                disabledReason={reason}
                drawnReason={disabledReason ?? asked}
                onClick={onConfirm}
              >
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** It can be selected, which a label cannot. */
function CodeToType({ children }: { readonly children: string }) {
  return (
    <Verbatim fontFamily="mono" userSelect="text">
      {children}
    </Verbatim>
  )
}

export function OpenModalDialog(props: ModalDialogProps) {
  const [hasRoom] = useState(() => matchMedia('(min-width: 768px)').matches)
  return props.below && hasRoom ? <PopoverDialog {...props} /> : <OverThePage {...props} />
}

function OverThePage({ title, onClose, wide = false, atTop = false, focusOn, returnsTo, children }: ModalDialogProps) {
  const text = useKitText()
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open
      onOpenChange={(details) => !details.open && onClose()}
      placement={atTop ? 'top' : 'center'}
      size="md"
      {...(focusOn ? { initialFocusEl: () => focusOn.current } : {})}
      {...(returnsTo ? { finalFocusEl: () => returnsTo() as HTMLElement | null } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW={wide ? '4xl' : undefined}>
            <Dialog.Header alignItems="center">
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
