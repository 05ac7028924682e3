import { Grid, Stack } from '@console/ui'
import type { ReactNode } from 'react'

/** From here on a column of facts leaves enough for a list beside it. */
const WIDE = '@media (min-width: 90rem)'

interface Props {
  /** Above the rest, or at its side where the window has room. */
  readonly facts: ReactNode
  readonly children: ReactNode
}

/** The page of a record in two columns where the window has room for them. */
export function RecordColumns({ facts, children }: Props) {
  return (
    <Grid gap="5" templateColumns="minmax(0, 1fr)" alignItems="start" css={{ [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } }}>
      <Stack gap="5" minW="0" css={{ [WIDE]: { gridColumn: 2 } }}>
        {facts}
      </Stack>
      <Stack gap="5" minW="0" css={{ [WIDE]: { gridColumn: 1, gridRow: 1 } }}>
        {children}
      </Stack>
    </Grid>
  )
}
