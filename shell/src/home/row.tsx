import { Box, Flex, PlainList } from '@console/ui'
import type { ReactNode } from 'react'

export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <PlainList gap="0" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}>
      {children}
    </PlainList>
  )
}

interface Props {
  readonly name: ReactNode
  /** When, or what became of it, at the end of the line. */
  readonly when?: ReactNode
  readonly children?: ReactNode
}

/** `when` goes below the name if both do not fit. */
export function Row({ name, when, children }: Props) {
  return (
    <Flex as="li" columnGap="4" wrap="wrap" align="center" minH="10" py="1.5" textStyle="sm">
      <Box flex="1 1 13rem" minW="0" overflowWrap="anywhere">
        {name}
      </Box>
      {when === undefined ? null : (
        <Box flex="0 1 auto" color="fg.muted">
          {when}
        </Box>
      )}
      {children}
    </Flex>
  )
}
