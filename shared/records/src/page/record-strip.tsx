import { Box, RelativeTime } from '@console/ui'
import type { ReactNode } from 'react'

/** The facts of a record that are looked for first, under its title: side by side, and on one grid where there are several lines of them. */
export function RecordStrip({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      as="dl"
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="repeat(auto-fill, minmax(12rem, 1fr))"
      columnGap="10"
      rowGap="3"
      textStyle="sm"
    >
      {children}
    </Box>
  )
}

/** A fact, its name above, small. */
export function StripFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box minW="0">
      <Box as="dt" textStyle="xs" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" m="0" mt="1" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  )
}

interface AgoProps {
  readonly name: string
  /** RFC 3339; nothing is drawn for what has not happened or is not known. */
  readonly at: string | null | undefined
}

/** How long ago something happened, with the exact moment on hover. */
export function AgoFact({ name, at }: AgoProps) {
  return at ? (
    <StripFact name={name}>
      <RelativeTime at={at} />
    </StripFact>
  ) : null
}
