import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Filters above, the list on one surface below. */
export function ListFrame({ filters, children }: { readonly filters: ReactNode; readonly children: ReactNode }) {
  return (
    <Box>
      <Flex role="search" gap="3" wrap="wrap" mb="4">
        {filters}
      </Flex>
      <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" overflow="hidden">
        {children}
      </Box>
    </Box>
  )
}
