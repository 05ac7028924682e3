import { getCampaign, listCampaigns, paths } from '@console/contract'
import { CreateLink, ListTotal, RecordList, useList } from '@console/records'
import { useMay } from '@console/session'
import { LinkButton, lazyPart, Page } from '@console/ui'
import { useText } from '../text.ts'
import { asides } from './asides.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import { useCampaignColumns } from './campaign-columns.tsx'
import { useCampaignFilters } from './campaign-filters.ts'
import { campaignRecord } from './campaign-record.ts'

const Begin = lazyPart(asides, (file) => file.CampaignBegin)

/** The publisher's campaigns. An empty list has the green button in its place. */
export function CampaignListPage() {
  const text = useText()
  const mayRead = useMay(getCampaign)
  const list = useList(listCampaigns, { filters: useCampaignFilters() })
  const isEmpty = list.data?.total === 0
  return (
    <Page
      wide
      title={text('campaigns.title')}
      beside={<ListTotal list={list} />}
      actions={
        <>
          {mayRead && !isEmpty ? (
            <LinkButton look="quiet" to={paths.allMissions()}>
              {text('campaigns.missions')}
            </LinkButton>
          ) : null}
          <CreateLink of={campaignRecord} isQuiet={isEmpty} />
        </>
      }
    >
      <RecordList of={campaignRecord} list={list} columns={useCampaignColumns()} actions={useCampaignActions()} begin={<Begin />} />
    </Page>
  )
}
