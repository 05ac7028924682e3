import {
  type ApplicationRef,
  type Campaign,
  CampaignWrite,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  paths,
  updateCampaign,
} from '@console/contract'
import { describeRecord } from '@console/records'
import { useText } from './campaign-text.ts'

export const campaignRecord = describeRecord({
  word: 'campaign',
  words: 'campaigns',
  text: useText,
  icon: 'campaigns',
  list: listCampaigns,
  read: getCampaign,
  create: createCampaign,
  update: updateCampaign,
  remove: deleteCampaign,
  gone: ['campaign_not_found'],
  title: ({ name }) => name,
  owner: ({ owner }) => owner.id,
  params: ({ id }) => ({ campaign_id: id }),
  path: ({ id }) => paths.campaign(id),
  listPath: paths.campaigns,
  createPath: paths.campaignCreate,
  schema: CampaignWrite,
  values: valuesOf,
})

/** What the form opens with; empty on creation. */
export function valuesOf(campaign: Campaign | undefined): CampaignWrite {
  return {
    name: campaign?.name ?? '',
    description: campaign?.description ?? '',
    status: campaign?.status === 'active' ? 'active' : 'inactive',
    start_date: campaign?.start_date ?? '',
    end_date: campaign?.end_date ?? '',
    application_ids: applicationsOf(campaign).map((application) => application.id),
  }
}

export function applicationsOf(campaign: Pick<Campaign, 'campaign_applications'> | undefined): ApplicationRef[] {
  return campaign?.campaign_applications.map(({ application }) => application) ?? []
}
