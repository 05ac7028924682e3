import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A stamp that wants to be noticed: a mode, a warning. States are a `Status`. */
export function Badge({ tone, children }: { readonly tone: 'warning' | 'info'; readonly children: ReactNode }) {
  return (
    <Box
      as="span"
      colorPalette={tone === 'info' ? 'blue' : 'orange'}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="l2"
      px="1.5"
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
      flexShrink="0"
    >
      {children}
    </Box>
  )
}
