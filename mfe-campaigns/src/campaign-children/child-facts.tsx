import { Box, Text } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly kind: string
  /** In words, on as many lines as it takes. */
  readonly audience: string
  readonly status: ReactNode
}

/** Follows the name in the row of a notification. */
export function ChildFacts({ kind, audience, status }: Props) {
  return (
    <>
      <Text w="6.5rem" color="fg.muted">
        {kind}
      </Text>
      <Text
        w={{ base: 'full', lg: 'auto' }}
        flex={{ lg: '1' }}
        minW={{ lg: '0' }}
        order={{ base: '1', lg: '0' }}
        color="fg.muted"
        overflowWrap="break-word"
      >
        {audience}
      </Text>
      <Box w="9rem">{status}</Box>
    </>
  )
}
