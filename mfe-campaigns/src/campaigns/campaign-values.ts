import type { ApplicationRef, Campaign, CampaignWrite } from '@console/contract'

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

export function applicationsOf(campaign: Campaign | undefined): ApplicationRef[] {
  return campaign?.campaign_applications.map(({ application }) => application) ?? []
}
