import { VisuallyHidden } from '@chakra-ui/react'
import { useFormats } from '@console/i18n'

/** The day of a moment, as a list shows it; unless it is midnight, hover and screen readers add the time. */
export function DateCell({ at }: { readonly at: string }) {
  const { date, time, moment } = useFormats()
  const day = date(at)
  const whole = moment(at)
  return (
    <time dateTime={at} title={whole}>
      {day}
      {whole === day ? null : <VisuallyHidden>{` ${time(at)}`}</VisuallyHidden>}
    </time>
  )
}
