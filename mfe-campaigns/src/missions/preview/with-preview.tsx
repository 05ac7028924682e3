import { Box, Grid } from '@console/ui'
import type { ReactNode } from 'react'
import type { MissionValues } from '../mission-values.ts'
import { MissionPreview } from './mission-preview.tsx'

const IN_SIGHT = {
  position: { xl: 'sticky' },
  top: { xl: 'calc(var(--header) + 24px)' },
  maxH: { xl: 'calc(100dvh - var(--header) - 48px)' },
  overflowY: { xl: 'auto' },
} as const

/** Beside the page if the window has room, else below it. */
export function WithPreview({ of, children }: { readonly of: MissionValues | undefined; readonly children: ReactNode }) {
  return (
    <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 56rem) 22rem' }} alignItems="start">
      <Box minW="0">{children}</Box>
      <Box minW="0" {...IN_SIGHT}>
        {of ? <MissionPreview of={of} /> : null}
      </Box>
    </Grid>
  )
}
