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
import { describeRecord, formOf, idsIn } from '@console/records'
import { useText } from '../text.ts'

/** The status of a stored campaign may be one that the console does not know. */
export type CampaignValues = Omit<CampaignWrite, 'status'> & { readonly status: 'active' | 'inactive' | 'unknown' }

export const campaignRecord = describeRecord({
  messagePrefix: 'campaign',
  listMessagePrefix: 'campaigns',
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
  schema: formOf<CampaignValues>()(CampaignWrite),
  values: valuesOf,
  written: ({ campaign_applications }: Came) => ({
    application_ids: idsIn(campaign_applications, ['application', 'id']),
  }),
})

type Came = Readonly<Record<'campaign_applications', unknown>>

export function valuesOf(campaign: Campaign | undefined): CampaignValues {
  return {
    name: campaign?.name ?? '',
    description: campaign?.description ?? '',
    status: !campaign || campaign.status === 'ended' ? 'inactive' : campaign.status,
    start_date: campaign?.start_date ?? '',
    end_date: campaign?.end_date ?? '',
    application_ids: applicationsOf(campaign).map((application) => application.id),
  }
}

export function applicationsOf(campaign: Pick<Campaign, 'campaign_applications'> | undefined): ApplicationRef[] {
  return campaign?.campaign_applications.map(({ application }) => application) ?? []
}
