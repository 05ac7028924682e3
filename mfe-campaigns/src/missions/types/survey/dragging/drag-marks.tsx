import { Box, Flex, Icon } from '@console/ui'
import type { Ref } from 'react'
import type { DropSide } from '../edits/survey-edits.ts'

/** For pointers only; the buttons and keys of a part do the same. */
export function DragHandle({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <Flex
      ref={ref}
      aria-hidden
      data-handle
      display={{ base: 'none', md: 'flex' }}
      align="center"
      justify="center"
      w="6"
      h="8"
      flexShrink="0"
      cursor="grab"
      color="fg.muted"
    >
      <Icon id="menu" size={14} />
    </Flex>
  )
}

export function DropLine({ side }: { readonly side: DropSide | undefined }) {
  if (side === undefined) return null
  if (side === 'inside')
    return <Box position="absolute" inset="0" borderWidth="2px" borderColor="brand.solid" borderRadius="l3" pointerEvents="none" />
  return <Box position="absolute" insetX="0" h="2px" layerStyle="mark" bg="brand.solid" pointerEvents="none" {...{ [side]: '-2' }} />
}
