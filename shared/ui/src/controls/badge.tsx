import { Badge as ChakraBadge } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type Tone = 'good' | 'quiet' | 'closed' | 'warning' | 'info'
const PALETTES = { good: 'green', quiet: 'gray', closed: 'gray', warning: 'orange', info: 'blue' } as const

/** A short state in words; the colour only repeats what the word says. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <ChakraBadge
      overflowWrap="normal"
      colorPalette={PALETTES[tone]}
      variant={tone === 'closed' ? 'outline' : 'subtle'}
      size="sm"
      whiteSpace="normal"
    >
      {children}
    </ChakraBadge>
  )
}
