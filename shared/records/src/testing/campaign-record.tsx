import {
  type Campaign,
  CampaignWrite,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  paths,
  updateCampaign,
} from '@console/contract'
import { SelectField, TextField } from '@console/forms'
import { DateTimeField } from '@console/forms/fields'
import { textsOf } from '@console/i18n'
import { describeRecord } from '../index.ts'
import type { en } from './messages.ts'

/** A record that has an owner. */
export const campaignRecord = describeRecord({
  messagePrefix: 'campaign',
  listMessagePrefix: 'campaigns',
  text: textsOf<keyof typeof en>(),
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
  values: campaignValues,
})

/** On creation everything but the name and the applications is there. */
export function campaignValues(campaign: Campaign | undefined): CampaignWrite {
  return {
    name: campaign?.name ?? '',
    description: campaign?.description ?? '',
    status: campaign?.status === 'active' ? 'active' : 'inactive',
    start_date: campaign?.start_date ?? '2094-01-01T00:00:00.000Z',
    end_date: campaign?.end_date ?? '2094-02-01T00:00:00.000Z',
    application_ids: campaign?.campaign_applications.map(({ application }) => application.id) ?? [],
  }
}

export function CampaignFields() {
  return (
    <>
      <TextField name="name" label="Name" required />
      <TextField name="description" label="Description" />
      <DateTimeField name="start_date" label="Start" required />
      <DateTimeField name="end_date" label="End" required />
      <SelectField
        name="status"
        label="Status"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ]}
      />
    </>
  )
}
