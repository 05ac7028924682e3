import { Stack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** A list without bullets, one below the other. Its role is said, since WebKit announces no list without bullets. */
export function PlainList(props: Omit<ComponentProps<typeof Stack>, 'as' | 'listStyleType'>) {
  return <Stack as="ul" role="list" listStyleType="none" gap="2" {...props} />
}
