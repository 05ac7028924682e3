import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

interface Props {
  readonly filters: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Filters and tools above, the list on one surface below. */
export function ListFrame({ filters, tools, children, ref }: Props) {
  return (
    <Box ref={ref}>
      <Flex columnGap="3" rowGap="1" wrap={{ base: 'wrap', xl: 'nowrap' }} mb="4" align="flex-start" justify="space-between" data-off-paper>
        <Flex role="search" gap="2" wrap={{ base: 'wrap', xl: 'nowrap' }} flex="1" minW={{ base: 'full', xl: '0' }}>
          {filters}
        </Flex>
        {tools}
      </Flex>
      <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" overflow="clip">
        {children}
      </Box>
    </Box>
  )
}
