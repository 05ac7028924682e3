import { useFormats } from '@console/i18n'

interface Props {
  /** RFC 3339. */
  readonly at: string
  /** Leaves the zone's name to a heading nearby that names it for several times. */
  readonly zoneElsewhere?: boolean
}

/** A moment in the zone of the preferences, which is always named. */
export function When({ at, zoneElsewhere = false }: Props) {
  const { dateTime, zoneNameAt } = useFormats()
  return <time dateTime={at}>{zoneElsewhere ? dateTime(at) : `${dateTime(at)} (${zoneNameAt(at)})`}</time>
}
