import { type CampaignSummary, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { ListTotal, RecordList, useList } from '@console/records'
import { LinkButton, Page } from '@console/ui'
import { useMemo } from 'react'
import { useText } from '../../text.ts'
import { missionRecord } from '../mission-record.ts'
import { allMissions, finderOf } from './all-missions.ts'
import { useAllMissionsColumns } from './all-missions-columns.tsx'
import { useAllMissionsFilters } from './all-missions-filters.ts'
import { ReadingState } from './reading-state.tsx'
import { useMissionsAcross } from './use-missions-across.ts'

const EVERY = {}
const isAny = (_campaign: CampaignSummary) => true

export function AllMissionsListPage() {
  const text = useText()
  const { locale } = useFormats()
  const across = useMissionsAcross(EVERY, isAny)
  const { parts, isReading, error, goOn } = across
  const missions = useMemo(() => parts.flatMap((part) => part.missions), [parts])
  const pageOf = useMemo(() => finderOf(missions, locale), [missions, locale])
  const list = useList(allMissions, {
    filters: useAllMissionsFilters(missions),
    gathered: {
      error,
      retry: goOn,
      pageOf(asked) {
        const page = pageOf(asked)
        // Until all campaigns are read, an empty page may not stay empty.
        return page.items.length === 0 && (isReading || error) ? undefined : page
      },
    },
  })
  return (
    <Page wide title={text('missions.all.title')} beside={<ListTotal list={list} />}>
      {error ? null : <ReadingState across={across} />}
      <RecordList
        of={missionRecord}
        list={list}
        columns={useAllMissionsColumns()}
        begin={<LinkButton to={paths.campaigns()}>{text('missions.all.begin')}</LinkButton>}
      />
    </Page>
  )
}
