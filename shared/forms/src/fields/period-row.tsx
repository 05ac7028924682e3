import { useFormats, useKitText } from '@console/i18n'
import { Grid } from '@console/ui'
import type { ReactNode } from 'react'
import type { FieldProps } from '../field-frame.tsx'
import { DateTimeField } from './date-time-field.tsx'

interface Props {
  readonly start: FieldProps
  readonly end: FieldProps
  readonly lengths?: ReactNode
}

/** What one field needs: a moment with the browser's button, or a label and three lengths. */
const LEAST = { moment: '15rem', lengths: '21rem' } as const

/** Start and end side by side where both have room. The zone in which both are typed is said once, until the chosen moments say it. */
export function PeriodRow({ start, end, lengths }: Props) {
  const text = useKitText()
  const { zoneInFull } = useFormats()
  return (
    <Grid gap="5" templateColumns={`repeat(auto-fit, minmax(min(${lengths ? LEAST.lengths : LEAST.moment}, 100%), 1fr))`}>
      <DateTimeField hint={text('time.zone', { zone: zoneInFull() })} {...start} />
      <DateTimeField beside={lengths} {...end} />
    </Grid>
  )
}
