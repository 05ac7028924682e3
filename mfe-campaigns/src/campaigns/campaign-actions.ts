import { call, unless } from '@console/api'
import { type CampaignSummary, deleteCampaign, endCampaign, getCampaign, updateCampaign } from '@console/contract'
import type { BulkAction } from '@console/ui'
import { useText } from '../text.ts'

/** What can be done to many campaigns of the list. */
export function useCampaignActions(): readonly BulkAction<CampaignSummary>[] {
  const text = useText()
  const ended = (campaign: CampaignSummary) => (campaign.status === 'ended' ? text('campaign.ended') : undefined)
  const becoming = (status: 'active' | 'inactive') => ({
    needs: updateCampaign.access.any_of,
    refuses: (campaign: CampaignSummary) =>
      ended(campaign) ?? (campaign.status === status ? text('bulk.already', { status: text(`status.campaign.${status}`) }) : undefined),
    run: (campaign: CampaignSummary) => setStatus(campaign.id, status),
  })
  return [
    { id: 'pause', label: text('bulk.pause'), ...becoming('inactive') },
    { id: 'activate', label: text('bulk.activate'), ...becoming('active') },
    {
      id: 'end',
      label: text('bulk.end'),
      needs: endCampaign.access.any_of,
      refuses: ended,
      confirm: { title: text('bulk.end.title'), text: text('bulk.end.text'), confirm: text('bulk.end') },
      run: ({ id, version }) => unless('already_ended', call(endCampaign, { campaign_id: id }, based(version))),
    },
    {
      id: 'delete',
      label: text('bulk.delete'),
      needs: deleteCampaign.access.any_of,
      confirm: { title: text('bulk.delete.title'), text: text('bulk.delete.text'), confirm: text('bulk.delete') },
      run: ({ id, version }) => unless('campaign_not_found', call(deleteCampaign, { campaign_id: id }, based(version))),
    },
  ]
}

/** The API takes whole campaigns only, so the newest one is read and sent back with another status. */
async function setStatus(campaign_id: string, status: 'active' | 'inactive'): Promise<void> {
  const { name, description, start_date, end_date, campaign_applications, version } = await call(getCampaign, { campaign_id })
  const application_ids = campaign_applications.map(({ application }) => application.id)
  const body = { name, description, start_date, end_date, application_ids, status }
  await call(updateCampaign, { campaign_id }, { body, ...based(version) })
}

const based = (version: number | undefined) => (version === undefined ? {} : { version })
