import { Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type StatusTone = 'good' | 'quiet' | 'closed' | 'warning'
const DOTS = {
  good: { bg: 'green.solid', borderColor: 'green.solid' },
  quiet: { borderColor: 'fg.subtle' },
  warning: { bg: 'orange.solid', borderColor: 'orange.solid' },
  closed: { bg: 'fg.subtle', borderColor: 'fg.subtle' },
} as const

/** A state as a dot and its word; the dot only repeats what the word says. Both are inline, so that a line of text can cut them off. */
export function Status({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    <Span
      textStyle="sm"
      overflowWrap="normal"
      _before={{
        content: '""',
        display: 'inline-block',
        boxSize: '2',
        me: '2',
        verticalAlign: '0.08em',
        borderRadius: 'full',
        borderWidth: '1.5px',
        ...DOTS[tone],
      }}
    >
      {children}
    </Span>
  )
}
