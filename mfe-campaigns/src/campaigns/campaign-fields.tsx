import { type ApplicationRef, CAMPAIGN_DESCRIPTION_MAX } from '@console/contract'
import { ApplicationPicker, StatusField } from '@console/entities'
import { DateTimeField, TextField } from '@console/forms'
import { RichTextField } from '@console/rich-text'
import { Grid, Section, Stack } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  /** Those chosen when the form opens. */
  readonly applications: readonly ApplicationRef[]
}

/** The fields of a campaign, the same for creating and editing. */
export function CampaignFields({ applications }: Props) {
  const text = useText()
  return (
    <Section>
      <Stack gap="5">
        <TextField name="name" label={text('campaign.name')} required />
        <RichTextField name="description" label={text('campaign.description')} most={CAMPAIGN_DESCRIPTION_MAX} />
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <DateTimeField name="start_date" label={text('campaign.startDate')} required />
          <DateTimeField name="end_date" label={text('campaign.endDate')} required />
        </Grid>
        <StatusField name="status" label={text('campaign.status')} hint={text('campaign.statusHint')} of="campaign" />
        <ApplicationPicker
          name="application_ids"
          label={text('campaign.applications')}
          required
          errors={{ min_items: 'campaign.applications.required', required: 'campaign.applications.required' }}
          searchLabel={text('campaign.applications.search')}
          failed={text('campaign.applications.failed')}
          none={text('campaign.applications.none')}
          others={(count) => text('campaign.applications.more', { count })}
          known={applications}
        />
      </Stack>
    </Section>
  )
}
