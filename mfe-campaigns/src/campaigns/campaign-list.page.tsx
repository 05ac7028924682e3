import { getCampaign, listCampaigns, paths } from '@console/contract'
import { CreateLink, ListTotal, RecordList, useList } from '@console/records'
import { useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { Button, LinkButton, lazyPart, Page, SkeletonPage } from '@console/ui'
import { useText } from '../text.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import { useCampaignColumns } from './campaign-columns.tsx'
import { useCampaignFilters } from './campaign-filters.ts'
import { campaignRecord } from './campaign-record.ts'
import { loadCampaignListParts } from './lazy-campaign.ts'

const Begin = lazyPart(loadCampaignListParts, (file) => file.CampaignBegin)

const CampaignTimeline = lazyPart(loadCampaignListParts, (file) => file.CampaignTimeline, { fallback: <SkeletonPage /> })

const TIMELINE = 'timeline'
/** Query parameters of the timeline. */
const DISPLAY = ['view', 'zoom', 'group']

/** An empty list has the green button in its place. */
export function CampaignListPage() {
  const text = useText()
  const mayRead = useMay(getCampaign)
  const list = useList(listCampaigns, { filters: useCampaignFilters(), display: DISPLAY })
  const isTimeline = useSearchParams()[0].get('view') === TIMELINE
  const isEmpty = list.data?.total === 0
  return (
    <Page
      wide
      title={text('campaigns.title')}
      beside={<ListTotal list={list} />}
      actions={
        <>
          {isEmpty ? null : (
            <Button look="quiet" opens={CampaignTimeline} onClick={() => list.address.change({ view: isTimeline ? '' : TIMELINE })}>
              {text(isTimeline ? 'campaigns.table' : 'campaigns.timeline')}
            </Button>
          )}
          {mayRead && !isEmpty ? (
            <LinkButton look="quiet" to={paths.allMissions()}>
              {text('campaigns.missions')}
            </LinkButton>
          ) : null}
          <CreateLink of={campaignRecord} isQuiet={isEmpty} />
        </>
      }
    >
      <RecordList
        of={campaignRecord}
        list={list}
        columns={useCampaignColumns()}
        actions={useCampaignActions()}
        display={isTimeline ? CampaignTimeline : undefined}
        begin={<Begin />}
      />
    </Page>
  )
}
