import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Names and values of a record, as a description list. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', md: '11rem 1fr' }} columnGap="6" rowGap={{ base: '1', md: '2.5' }} textStyle="sm">
      {children}
    </Grid>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Box as="dt" color="fg.muted" pt={{ base: '2', md: '0' }}>
        {name}
      </Box>
      <Box as="dd" m="0" overflowWrap="anywhere" minW="0">
        {children}
      </Box>
    </>
  )
}
