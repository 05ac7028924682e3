import { useFormats } from '@console/i18n'

interface Props {
  /** RFC 3339, or milliseconds since 1970. */
  readonly at: string | number
  /** Returns what is said of the moment; `when` is how far it is from now. That alone unless given. */
  readonly in?: (when: string) => string
}

/** How far a moment is from now: '3 days ago'. The moment itself, with its zone, shows under the pointer. */
export function RelativeTime({ at, in: words = (when) => when }: Props) {
  const { relative, dateTime, zoneNameAt } = useFormats()
  const instant = new Date(at).toISOString()
  return (
    <time dateTime={instant} title={`${dateTime(instant)} (${zoneNameAt(instant)})`}>
      {words(relative(instant))}
    </time>
  )
}
