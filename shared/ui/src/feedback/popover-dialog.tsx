import { Box, Flex, Heading } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { type FocusEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import type { ModalDialogProps } from './dialog-props.ts'

/** A dialog below the element that contains it, over a page that stays in use. Going elsewhere closes it too. */
export function PopoverDialog({ title, onClose, below, children }: ModalDialogProps) {
  const text = useKitText()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, [data-body] button')?.focus()
    function press({ target }: PointerEvent): void {
      if (!isNear(box.current, target)) close()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [])

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !isNear(box.current, relatedTarget)) onClose()
  }

  return (
    <Box
      ref={box}
      role="dialog"
      aria-labelledby={name}
      position="absolute"
      top="100%"
      mt="1"
      {...(below === 'end' ? { insetEnd: '0' } : { insetStart: '0' })}
      w="md"
      maxH="70vh"
      overflowY="auto"
      zIndex="popover"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      shadow="lg"
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Flex align="center" justify="space-between" mb="2">
        <Heading as="h2" id={name} size="md">
          {title}
        </Heading>
        <IconButton label={text('action.close')} onClick={onClose}>
          <Icon id="close" />
        </IconButton>
      </Flex>
      <Box data-body>{children}</Box>
    </Box>
  )
}

const isNear = (box: HTMLElement | null, target: EventTarget | null) => target instanceof Node && box?.parentElement?.contains(target)
