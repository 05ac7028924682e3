import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { When } from './when.tsx'

/** Names and values of a record, as a description list. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', md: 'minmax(10rem, 14rem) 1fr' }} columnGap="6" rowGap={{ base: '1', md: '3' }}>
      {children}
    </Grid>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Box as="dt" color="fg.muted" textStyle="sm" pt={{ base: '2', md: '0.5' }}>
        {name}
      </Box>
      <Box as="dd" m="0" overflowWrap="anywhere" minW="0">
        {children}
      </Box>
    </>
  )
}

interface WhenFactProps {
  readonly name: string
  /** RFC 3339. */
  readonly at: string | null | undefined
}

/** When something happened to the record; nothing where it has not happened yet. */
export function WhenFact({ name, at }: WhenFactProps) {
  return at ? (
    <Fact name={name}>
      <When at={at} />
    </Fact>
  ) : null
}
