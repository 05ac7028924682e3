import { Flex } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly tone: 'orange' | 'blue'
  readonly children: ReactNode
}

/** A named strip over every page of an unusual document: why it is unusual, and the way back. */
export function DocumentBanner({ label, tone, children }: Props) {
  return (
    <Flex
      as="section"
      aria-label={label}
      wrap="wrap"
      align="center"
      justify="center"
      columnGap="4"
      rowGap="2"
      px="4"
      py="2"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      textStyle="sm"
    >
      {children}
    </Flex>
  )
}
