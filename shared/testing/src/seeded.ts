import { call } from '@console/api'
import { type Application, type Campaign, getCampaign, listApplications, listCampaigns } from '@console/contract'

/** Returns the demo campaign that a search for its name finds first. */
export async function seededCampaign(name: string): Promise<Campaign> {
  const [found] = (await call(listCampaigns, { q: name })).items
  if (!found) throw new Error(`No campaign of the demo data is called ${name}.`)
  return call(getCampaign, { campaign_id: found.id })
}

/** The demo application of that code. */
export async function seededApplication(code: string): Promise<Application> {
  const [found] = (await call(listApplications, { code })).items
  if (!found) throw new Error(`No application of the demo data has the code ${code}.`)
  return found
}

/** A well-formed id that no record has. */
export const UNUSED_ID = '0193ffff-0000-7000-8000-000000000000'
