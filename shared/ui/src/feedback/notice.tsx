import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Says something worth knowing about the record or field beside it; nothing failed and nothing is refused. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="note" bg="bg.muted" borderRadius="l2" px="4" py="3" textStyle="sm">
      {children}
    </Box>
  )
}
