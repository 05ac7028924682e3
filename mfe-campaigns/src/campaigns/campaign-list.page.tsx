import { listCampaigns, paths } from '@console/contract'
import { CreateLink, ListTotal, RecordList, useList } from '@console/records'
import { Page, TextLink } from '@console/ui'
import { useText } from '../text.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import { useCampaignColumns } from './campaign-columns.tsx'
import { useCampaignFilters } from './campaign-filters.ts'
import { campaignRecord } from './campaign-record.ts'

/** The publisher's campaigns. */
export function CampaignListPage() {
  const text = useText()
  const list = useList(listCampaigns, { filters: useCampaignFilters() })
  return (
    <Page wide title={text('campaigns.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={campaignRecord} />}>
      <RecordList
        of={campaignRecord}
        list={list}
        columns={useCampaignColumns()}
        actions={useCampaignActions()}
        begin={<TextLink to={paths.home()}>{text('campaigns.none.begin')}</TextLink>}
      />
    </Page>
  )
}
