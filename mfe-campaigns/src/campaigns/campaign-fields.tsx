import { type ApplicationRef, CAMPAIGN_DESCRIPTION_MAX } from '@console/contract'
import { ApplicationPicker, StatusField } from '@console/entities'
import { TextField } from '@console/forms'
import { DurationChips, PeriodRow } from '@console/forms/fields'
import { RichTextField } from '@console/rich-text'
import { Section, Stack } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { CampaignPreflight } from './preflight/campaign-preflight.tsx'

interface Props {
  /** Those chosen when the form opens. */
  readonly applications: readonly ApplicationRef[]
  readonly missions?: number
  readonly notifications?: number
  /** A running campaign's start may be in the past. */
  readonly isRunning?: boolean
}

export function CampaignFields({ applications, missions = 0, notifications = 0, isRunning = false }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState(applications)
  return (
    <>
      <Section>
        <Stack gap="5">
          <TextField name="name" label={text('campaign.name')} required />
          <PeriodRow
            start={{ name: 'start_date', label: text('campaign.startDate'), required: true }}
            end={{ name: 'end_date', label: text('campaign.endDate'), required: true }}
            lengths={<DurationChips start="start_date" end="end_date" needsStart={text('campaign.endDate.needsStart')} />}
          />
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
            onChosen={setChosen}
          />
          <StatusField name="status" label={text('campaign.status')} hint={text('campaign.statusHint')} of="campaign" />
          <RichTextField name="description" label={text('campaign.description')} most={CAMPAIGN_DESCRIPTION_MAX} />
        </Stack>
      </Section>
      <CampaignPreflight applications={chosen} missions={missions} notifications={notifications} isRunning={isRunning} />
    </>
  )
}
