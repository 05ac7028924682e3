import { useFormats, useKitText } from '@console/i18n'
import { Box, Grid } from '@console/ui'
import type { ReactNode } from 'react'
import type { FieldProps } from '../field-frame.tsx'
import { DateTimeField } from './date-time-field.tsx'

interface Props {
  /** The field of its beginning. */
  readonly start: FieldProps
  /** The field of its end. */
  readonly end: FieldProps
  /** Beside the label of the end: common lengths. */
  readonly lengths?: ReactNode
}

/** Start and end side by side. The zone in which both are typed is said once, until the chosen moments say it. */
export function PeriodRow({ start, end, lengths }: Props) {
  const text = useKitText()
  const { zoneInFull } = useFormats()
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <DateTimeField hint={text('time.zone', { zone: zoneInFull() })} {...start} />
      <Box position="relative">
        <DateTimeField {...end} />
        <Box position="absolute" top="-1" insetEnd="0">
          {lengths}
        </Box>
      </Box>
    </Grid>
  )
}
