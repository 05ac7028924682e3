import { ApplicationPanel } from '@console/entities'
import type { PanelProps } from '@console/records'
import { useText } from '../text.ts'

export function CampaignApplicationPanel({ input, change, onClose }: PanelProps) {
  const text = useText()
  return (
    <ApplicationPanel
      title={text('campaigns.application')}
      searchLabel={text('campaign.applications.search')}
      failed={text('campaign.applications.failed')}
      none={text('campaign.applications.none')}
      others={(count) => text('campaign.applications.more', { count })}
      chosen={input.application_id}
      onChoose={(application_id) => change({ application_id })}
      onClose={onClose}
    />
  )
}
