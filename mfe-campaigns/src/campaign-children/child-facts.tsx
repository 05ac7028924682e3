import { Box, Text } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Its type in words. */
  readonly kind: string
  /** Whom it is for, in words; one line of it, the whole for who points at it. */
  readonly audience: string
  readonly status: ReactNode
}

/** What the row of a mission or a notification says behind its name. */
export function ChildFacts({ kind, audience, status }: Props) {
  return (
    <>
      <Text w="6.5rem" color="fg.muted">
        {kind}
      </Text>
      <Text
        w={{ base: 'full', md: '10rem', lg: '17rem' }}
        order={{ base: '1', md: '0' }}
        color="fg.muted"
        lineClamp={{ base: 2, md: 1 }}
        title={audience}
      >
        {audience}
      </Text>
      <Box w="9rem">{status}</Box>
    </>
  )
}
