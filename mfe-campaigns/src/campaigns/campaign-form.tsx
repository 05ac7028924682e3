import { type ApplicationRef, type Campaign, CampaignWrite } from '@console/contract'
import { ApplicationPicker } from '@console/entities'
import { DateTimeField, Form, SelectField, TextField, useRecordForm } from '@console/forms'
import { Grid, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  /** The campaign to edit; absent on creation. */
  readonly campaign?: Campaign
  readonly submit: string
  readonly failed: string
  readonly onSubmit: (values: CampaignWrite) => Promise<void>
  readonly onCancel: () => void
}

/** The fields of a campaign, the same for creating and editing. */
export function CampaignForm({ campaign, submit, failed, onSubmit, onCancel }: Props) {
  const text = useText()
  const form = useRecordForm(CampaignWrite, valuesOf(campaign))
  return (
    <Form form={form} submit={submit} failed={failed} onSubmit={onSubmit} onCancel={onCancel}>
      <Section>
        <Stack gap="5">
          <TextField name="name" label={text('form.name')} required />
          <TextField name="description" label={text('form.description')} rows={5} />
          <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <DateTimeField name="start_date" label={text('form.start')} required />
            <DateTimeField name="end_date" label={text('form.end')} required />
          </Grid>
          <SelectField
            name="status"
            label={text('form.status')}
            hint={text('form.statusHint')}
            required
            options={[
              { value: 'inactive', label: text('status.campaign.inactive') },
              { value: 'active', label: text('status.campaign.active') },
            ]}
          />
          <ApplicationPicker
            name="application_ids"
            label={text('form.applications')}
            required
            errors={{ min_items: 'form.applications.required', required: 'form.applications.required' }}
            searchLabel={text('form.applications.search')}
            failed={text('form.applications.failed')}
            none={text('form.applications.none')}
            known={applicationsOf(campaign)}
          />
        </Stack>
      </Section>
    </Form>
  )
}

function valuesOf(campaign: Campaign | undefined): CampaignWrite {
  return {
    name: campaign?.name ?? '',
    description: campaign?.description ?? '',
    status: campaign?.status === 'active' ? 'active' : 'inactive',
    start_date: campaign?.start_date ?? '',
    end_date: campaign?.end_date ?? '',
    application_ids: applicationsOf(campaign).map((application) => application.id),
  }
}

function applicationsOf(campaign: Campaign | undefined): ApplicationRef[] {
  return campaign?.campaign_applications.map(({ application }) => application) ?? []
}
