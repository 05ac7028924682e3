import { Box, Flex, PlainList } from '@console/ui'
import type { ReactNode } from 'react'

/** Rows of one line, with a line between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <PlainList gap="0" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}>
      {children}
    </PlainList>
  )
}

interface Props {
  /** What it is about: the way there. */
  readonly name: ReactNode
  /** When, at the end of the line. */
  readonly when: ReactNode
  readonly children?: ReactNode
}

export function Row({ name, when, children }: Props) {
  return (
    <Flex as="li" columnGap="4" wrap={{ base: 'wrap', md: 'nowrap' }} align="center" minH="10" py="1.5" textStyle="sm">
      <Box flex={{ base: '1 1 100%', md: '1' }} minW="0" overflowWrap="anywhere">
        {name}
      </Box>
      <Box flex={{ base: '1', md: 'none' }} color="fg.muted">
        {when}
      </Box>
      {children}
    </Flex>
  )
}
