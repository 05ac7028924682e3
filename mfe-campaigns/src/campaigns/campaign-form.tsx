import { type ApplicationRef, CampaignWrite } from '@console/contract'
import { ApplicationPicker } from '@console/entities'
import { DateTimeField, Form, type FormRecord, SelectField, type Sending, TextField, useRecordForm } from '@console/forms'
import { RichTextField } from '@console/rich-text'
import { Grid, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'

interface Props<Loaded extends { readonly version?: number | undefined }> {
  readonly values: CampaignWrite
  readonly about: FormRecord<CampaignWrite, Loaded>
  /** Those chosen when the form opens. */
  readonly applications: readonly ApplicationRef[]
  readonly submit: string
  readonly failed: string
  readonly onSubmit: (values: CampaignWrite, sending: Sending) => Promise<void>
  readonly onCancel: () => void
}

/** The fields of a campaign, the same for creating and editing. */
export function CampaignForm<Loaded extends { readonly version?: number | undefined }>({
  values,
  about,
  applications,
  submit,
  failed,
  onSubmit,
  onCancel,
}: Props<Loaded>) {
  const text = useText()
  const form = useRecordForm(CampaignWrite, values, about)
  return (
    <Form form={form} submit={submit} failed={failed} onSubmit={onSubmit} onCancel={onCancel}>
      <Section>
        <Stack gap="5">
          <TextField name="name" label={text('form.name')} required />
          <RichTextField name="description" label={text('form.description')} />
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
            known={applications}
          />
        </Stack>
      </Section>
    </Form>
  )
}
