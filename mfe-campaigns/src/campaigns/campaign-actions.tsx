import {
  type Campaign,
  type CampaignSummary,
  campaignAllows,
  createCampaign,
  endCampaign,
  listTasks,
  paths,
  updateCampaign,
} from '@console/contract'
import { calling, type RecordAction, useDeleteAction, useStatusAction } from '@console/records'
import { ConfirmDialog, lazyPart } from '@console/ui'
import { useText } from '../text.ts'
import { campaignRecord } from './campaign-record.ts'
import { loadCampaignParts } from './lazy-campaign.ts'

const ActivateDialog = lazyPart(loadCampaignParts, (file) => file.ActivateDialog, { within: ConfirmDialog })
const ActivationDoubts = lazyPart(loadCampaignParts, (file) => file.ActivationDoubts)
const CampaignStops = lazyPart(loadCampaignParts, (file) => file.CampaignStops, { within: ConfirmDialog })

export function useCampaignActions(): readonly RecordAction<Campaign, CampaignSummary>[] {
  const text = useText()
  const becoming = useStatusAction(campaignRecord)
  const removing = useDeleteAction(campaignRecord)
  const refuses = ({ status }: Pick<Campaign, 'status'>) => (campaignAllows(status, 'update') ? undefined : text('campaign.ended'))
  const words = (status: string) => text(`status.campaign.${status as 'active' | 'inactive'}`)
  const activate = { label: text('action.activate'), failed: text('campaign.activate.failed') }
  const activation = becoming('active', {
    ...activate,
    done: text('campaign.activate.done'),
    place: 'button',
    doubtOf: (campaign) => <ActivationDoubts campaign={campaign} />,
    doubted: text('campaigns.activate.title'),
    words,
    refuses,
  })
  return [
    {
      id: 'edit',
      needs: updateCampaign,
      place: 'primary',
      refuses,
      one: { label: text('action.edit'), to: ({ id }) => paths.campaignEdit(id) },
    },
    {
      id: 'duplicate',
      needs: createCampaign,
      one: { label: text('campaign.duplicate'), to: ({ id }) => paths.campaignDuplicate(id) },
    },
    {
      id: 'export',
      needs: listTasks,
      call: { route: listTasks, make: async ({ id }) => (await loadCampaignParts()).exportCampaign(id) },
      one: {
        label: text('campaign.export'),
        done: text('campaign.export.done'),
        failed: text('campaign.export.failed'),
        refusals: { invalid_answer: text('campaign.export.unread') },
      },
    },
    becoming('inactive', {
      label: text('campaign.pause'),
      done: text('campaign.pause.done'),
      failed: text('campaign.pause.failed'),
      place: 'button',
      words,
      refuses,
    }),
    { ...activation, one: { ...activate, Dialog: ActivateDialog } },
    {
      id: 'end',
      needs: endCampaign,
      danger: true,
      refuses,
      call: calling(endCampaign, { params: ({ id }) => ({ campaign_id: id }), already: 'already_ended' }),
      one: {
        label: text('campaign.end'),
        useQuestion: (campaign) => ({
          title: text('campaign.end.title'),
          confirm: text('campaign.end'),
          body: <CampaignStops campaign={campaign} />,
        }),
        done: text('campaign.end.done'),
        failed: text('campaign.end.failed'),
      },
      many: { label: text('campaigns.end'), ask: { title: text('campaigns.end.title'), text: text('campaigns.end.text') } },
    },
    removing({
      values: ({ campaign_tasks, campaign_notifications }) => ({
        missions: campaign_tasks.length,
        notifications: campaign_notifications.length,
      }),
      many: true,
    }),
  ]
}
