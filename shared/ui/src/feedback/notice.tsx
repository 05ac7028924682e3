import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What is worth knowing of the record or the field it stands beside; nothing failed and nothing is refused. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="note" bg="bg.muted" borderRadius="l2" px="4" py="3" textStyle="sm">
      {children}
    </Box>
  )
}
