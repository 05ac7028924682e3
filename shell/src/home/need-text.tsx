import { daysBetween } from '@console/entities'
import { useFormats, useTextIfAny } from '@console/i18n'
import { serverNow } from '@console/session'
import { EntityLink, RelativeTime } from '@console/ui'
import { accessBy } from '../declared/read-list.ts'
import { keysIn, useShown } from '../declared/shown.ts'
import { momentIn, type Need } from './find-needs.ts'

interface Props {
  readonly need: Need
}

export function NeedName({ need: { item, record, to } }: Props) {
  const shownOf = useShown()
  return (
    <EntityLink to={to} call={{ access: accessBy(item.needs) }}>
      {shownOf(item.manifest.labels, item.name, record)}
    </EntityLink>
  )
}

/** Why it is there, in words of its module or the kit. Nothing without the moment that they name. */
export function NeedText({ need: { item, reason, record } }: Props) {
  const kitText = useTextIfAny()
  const { timeZone } = useFormats()
  const { text, at } = reason
  const { labels } = item.manifest
  const said = (when: string, days: number) =>
    keysIn(text, record)
      .map((key) => labels[key]?.replace('{when}', () => when) ?? kitText(key, { when, days }))
      .find((words) => words !== undefined)
  if (at === undefined) return said('', 0)
  const moment = momentIn(record, at)
  if (Number.isNaN(moment)) return null
  const days = daysBetween(timeZone)(serverNow(), moment)
  return <RelativeTime at={moment} in={(when) => said(when, days) ?? when} />
}
