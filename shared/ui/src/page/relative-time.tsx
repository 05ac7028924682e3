import { useFormats } from '@console/i18n'
import { serverNow } from '@console/session'

interface Props {
  /** RFC 3339, or milliseconds since 1970. */
  readonly at: string | number
  /** Makes the text from `when`, how far the moment is from now; `when` alone unless given. */
  readonly in?: (when: string) => string
  /** By the clock that `at` comes from: the server's unless given. */
  readonly now?: number
}

/** How far a moment is from now: '3 days ago'. The moment itself, with its zone, shows under the pointer. */
export function RelativeTime({ at, in: words = (when) => when, now = serverNow() }: Props) {
  const { relative, dateTime, zoneNameAt } = useFormats()
  const instant = new Date(at).toISOString()
  return (
    <time dateTime={instant} title={`${dateTime(instant)} (${zoneNameAt(instant)})`}>
      {words(relative(instant, now))}
    </time>
  )
}
