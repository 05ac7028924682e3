import { dayBeside, type Span, ZOOMS, type Zoom } from '@console/entities'
import { useFormats } from '@console/i18n'
import type { List } from '@console/records'
import { optionsOf } from '@console/records'
import { Button, Flex, SelectFilter, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { GROUPINGS, type Grouping } from './timeline-groups.ts'

interface Props {
  readonly zoom: Zoom
  readonly by: Grouping
  readonly span: Span
  /** Number of campaigns that run in it; undefined until known. */
  readonly count: number | undefined
  readonly change: List<never>['address']['change']
}

export function TimelineTools({ zoom, by, span, count, change }: Props) {
  const text = useText()
  const { date, zoneInFull } = useFormats()
  const goTo = (at: string) => change({ at }, { replace: true })
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" p="4" borderBottomWidth="1px" borderColor="border">
      <Flex gap="2" wrap="wrap" data-off-paper>
        <Button onClick={() => goTo(dayBeside(span, -1))}>{text('campaigns.timeline.earlier')}</Button>
        <Button onClick={() => goTo('')}>{text('campaigns.period.today')}</Button>
        <Button onClick={() => goTo(dayBeside(span, 1))}>{text('campaigns.timeline.later')}</Button>
      </Flex>
      <Text role="status" textStyle="sm" order={{ base: '1', xl: '0' }}>
        <b>{text('campaigns.dates', { start: date(span.from), end: date(span.to - 1) })}</b>{' '}
        {count === undefined ? null : text('campaigns.timeline.count', { count })}
        {' · '}
        {zoneInFull()}
      </Text>
      <Flex gap="2" wrap="wrap" flex={{ base: '1 1 100%', md: 'none' }} data-off-paper>
        <SelectFilter
          label={text('campaigns.timeline.zoom')}
          value={zoom}
          options={optionsOf(ZOOMS, (one) => text(`campaigns.timeline.zoom.${one}`))}
          onChange={(chosen) => change({ zoom: chosen === 'month' ? '' : chosen })}
        />
        <SelectFilter
          label={text('campaigns.timeline.group')}
          value={by}
          options={optionsOf(GROUPINGS, (one) => text(one === 'status' ? 'campaign.status' : 'campaigns.application'))}
          onChange={(chosen) => change({ group: chosen === 'application' ? '' : chosen })}
        />
      </Flex>
    </Flex>
  )
}
