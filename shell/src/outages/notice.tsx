import { Box, Icon } from '@console/ui'
import type { ReactNode } from 'react'

export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      display="flex"
      gap="2"
      alignItems="center"
      justifyContent="center"
      bg="orange.subtle"
      color="orange.fg"
      px="4"
      py="2"
      textStyle="sm"
    >
      <Icon id="alert" size={16} />
      {children}
    </Box>
  )
}
