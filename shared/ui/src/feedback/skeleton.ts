import { chakra } from '@chakra-ui/react'

export const Skeleton = chakra('div', {
  base: { borderRadius: 'l2', bg: 'bg.emphasized', flexShrink: '0', animation: 'pulse', animationDuration: '1.2s' },
})
