import { failedWith, useCall } from '@console/api'
import {
  CampaignWrite,
  createCampaign,
  deleteSource,
  endCampaign,
  getCampaign,
  getProfile,
  getSource,
  listCampaigns,
  listSources,
  ProfileWrite,
  paths,
  resourceOf,
  updateCampaign,
  updateProfile,
  updateSource,
} from '@console/contract'
import { textsOf } from '@console/i18n'
import { expect, test } from '@jest/globals'
import { type ColumnOf, calling, describeForm, describeRecord, describeSingle, formOf, type RecordAction, useList } from './index.ts'
import { campaignRecord, campaignValues } from './testing/campaign-record.tsx'
import type { en } from './testing/messages.ts'

const readOnly = {
  messagePrefix: 'campaign',
  listMessagePrefix: 'campaigns',
  text: textsOf<keyof typeof en>(),
  icon: 'campaigns',
  list: listCampaigns,
  read: getCampaign,
  gone: ['campaign_not_found'],
  title: ({ name }: { readonly name: string }) => name,
  params: ({ id }: { readonly id: string }) => ({ campaign_id: id }),
  path: ({ id }: { readonly id: string }) => paths.campaign(id),
  listPath: paths.campaigns,
  schema: campaignRecord.schema,
  values: campaignValues,
} as const
type EveryKey = keyof typeof en

test('a record without changes needs no messages for them', () => {
  expect(
    describeRecord({ ...readOnly, text: textsOf<Exclude<EveryKey, `campaign.${'create' | 'edit' | 'delete'}.${string}`>>() }).messagePrefix,
  ).toBe('campaign')
})

const single = {
  messagePrefix: 'campaign',
  text: textsOf<'campaign.failed' | `campaign.edit.${'title' | 'done' | 'failed'}`>(),
  read: getProfile,
  update: updateProfile,
  title: ({ email }: { readonly email: string }) => email,
  path: () => '/my-profile',
  schema: ProfileWrite,
  values: () => ({ first_name: '', last_name: '', phone: '' }),
} as const

test('a record of which there is but one needs no list, and no messages for a missing one', () => {
  const of = describeSingle(single)
  expect(of.listPath).toBeUndefined()
  expect(of.params({} as never)).toEqual({})
})

test('a resource is what stands before the dot of its calls', () => {
  expect(resourceOf(getSource.id)).toBe('sources')
})

/** The compiler checks each line; none of it is run. */
export function useWhatDoesNotCompile() {
  // @ts-expect-error: the form lacks fields of the body, whatever else it holds
  formOf<{ readonly name: string } & Readonly<Record<string, unknown>>>()(CampaignWrite)
  // @ts-expect-error: a call at another path changes another record
  describeRecord({ ...readOnly, update: updateSource })
  // @ts-expect-error: the end of a campaign is not at the campaign's path
  describeRecord({ ...readOnly, update: endCampaign })
  // @ts-expect-error: nor is a deletion of something else
  describeRecord({ ...readOnly, remove: deleteSource })
  // @ts-expect-error: a record is created at the path of its list, not at its own
  describeRecord({ ...readOnly, create: updateCampaign })
  // @ts-expect-error: the call never says that a source is gone
  describeRecord({ ...readOnly, gone: ['source_not_found'] })
  // @ts-expect-error: nor that its parent is
  describeRecord({ ...readOnly, parent: { gone: 'application_not_found', path: paths.sources } })
  // @ts-expect-error: the call's path has another parameter
  describeRecord({ ...readOnly, params: ({ id }: { readonly id: string }) => ({ source_id: id }) })
  // @ts-expect-error: nothing would be said of one that is gone
  describeRecord({ ...readOnly, text: textsOf<Exclude<EveryKey, 'campaign.gone'>>() })
  // @ts-expect-error: an empty list would say nothing
  describeRecord({ ...readOnly, text: textsOf<Exclude<EveryKey, 'campaigns.none.title'>>() })
  // @ts-expect-error: what can be created is told about
  describeRecord({ ...readOnly, create: createCampaign, text: textsOf<Exclude<EveryKey, 'campaign.create.done'>>() })
  // @ts-expect-error: a form cannot send what its schema does not make
  describeForm({ schema: campaignRecord.schema, values: campaignValues, body: ({ nothing }) => ({ nothing }) })

  // @ts-expect-error: the call has to be told which campaign is meant
  describeSingle({ ...single, read: getCampaign, update: updateCampaign })
  // @ts-expect-error: what can be edited is told about
  describeSingle({ ...single, text: textsOf<'campaign.failed'>() })

  const reading = useCall(getCampaign, { campaign_id: 'some' })
  failedWith(reading, 'campaign_not_found')
  // @ts-expect-error: the call never says that a source is gone
  failedWith(reading, 'source_not_found')

  // @ts-expect-error: a permission is a call's, never a key
  const edit: RecordAction<{ readonly id: string }> = { id: 'edit', needs: 'pub:campaigns:update' }
  // @ts-expect-error: the call's path has another parameter
  calling(endCampaign, { params: ({ id }: { readonly id: string }) => ({ source_id: id }) })
  // @ts-expect-error: the call never says that it was updated already
  calling(updateCampaign, { params: ({ id }: { readonly id: string }) => ({ campaign_id: id }), already: 'already_ended' })

  // @ts-expect-error: the call cannot be narrowed by platform
  useList(listCampaigns, { filters: [{ field: 'platform', label: '', all: '', options: [] }] })
  // @ts-expect-error: sources are listed below an application
  useList(listSources, { params: { campaign_id: 'some' } })
  const list = useList(listSources, { params: { application_id: 'some' } })
  failedWith(list, 'application_not_found')
  // @ts-expect-error: the call never says that a campaign is gone
  failedWith(list, 'campaign_not_found')
  // @ts-expect-error: the call has no error code of its own
  failedWith(useList(listCampaigns), 'application_not_found')
  // @ts-expect-error: the call cannot sort by owner
  const column: ColumnOf<typeof listCampaigns> = { id: 'owner', header: '', sort: 'owner', cell: () => '' }
  return [edit, column]
}
