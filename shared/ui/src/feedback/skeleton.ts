import { chakra } from '@chakra-ui/react'

/** A gray box in the place of what is on its way. */
export const Skeleton = chakra('div', {
  base: { borderRadius: 'l2', bg: 'bg.emphasized', flexShrink: '0', animation: 'pulse', animationDuration: '1.2s' },
})
