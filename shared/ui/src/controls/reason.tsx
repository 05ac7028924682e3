import { Box, Portal } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Pixels between the reason and its button, and between it and the window's edges. */
const GAP = 6

interface Props {
  readonly anchor: HTMLElement
  readonly children: ReactNode
}

/** Why a button cannot be used, beside it, for eyes alone: screen readers read it as the button's description. */
export function Reason({ anchor, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })

  useLayoutEffect(() => {
    const button = anchor.getBoundingClientRect()
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {}
    const left = Math.max(GAP, Math.min(button.left + (button.width - width) / 2, innerWidth - width - GAP))
    const below = button.bottom + GAP
    setPlace({ left, top: below + height > innerHeight ? button.top - height - GAP : below })
  }, [anchor])

  return (
    <Portal>
      <Box
        ref={box}
        aria-hidden
        position="fixed"
        style={place}
        zIndex="tooltip"
        maxW="xs"
        px="2.5"
        py="1.5"
        borderRadius="l2"
        borderWidth="1px"
        borderColor="transparent"
        bg="gray.solid"
        color="bg"
        textStyle="xs"
        shadow="md"
        pointerEvents="none"
      >
        {children}
      </Box>
    </Portal>
  )
}
