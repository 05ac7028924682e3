import { call } from '@console/api'
import { type Campaign, type CampaignWrite, createCampaign, endCampaign, listApplications } from '@console/contract'

let made = 0

/**
 * A campaign made through the API with the account of `enter` or `renderPage`. Its name is its own, so that a test finds
 * it among others; `ended` ends it.
 */
export async function campaignFactory(wanted: Partial<CampaignWrite> & { readonly ended?: true } = {}): Promise<Campaign> {
  const { ended, ...values } = wanted
  made += 1
  const application_ids = values.application_ids ?? [await anyApplication()]
  const body: CampaignWrite = {
    name: `Made for a test ${made}`,
    description: '',
    status: 'inactive',
    start_date: '2094-01-01T00:00:00.000Z',
    end_date: '2094-02-01T00:00:00.000Z',
    ...values,
    application_ids,
  }
  const campaign = await call(createCampaign, {}, { body })
  if (!ended) return campaign
  return (await call(endCampaign, { campaign_id: campaign.id }, { version: campaign.version })).campaign
}

async function anyApplication(): Promise<string> {
  const [first] = (await call(listApplications, {})).items
  if (!first) throw new Error('The publisher has no application.')
  return first.id
}
