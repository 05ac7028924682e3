import { type CampaignStatus, isPastEnd } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Badge, Flex, type Tone } from '@console/ui'

const TONES: Record<CampaignStatus, Tone> = { active: 'good', inactive: 'quiet', ended: 'closed', unknown: 'quiet' }

interface Props {
  readonly campaign: { readonly status: CampaignStatus; readonly end_date: string }
}

/** The campaign's status in words; one that is active past its end date says so. */
export function CampaignStatusBadge({ campaign }: Props) {
  const text = useKitText()
  return (
    <Flex as="span" display="inline-flex" gap="1" wrap="wrap">
      <Badge tone={TONES[campaign.status]}>{text(`status.campaign.${campaign.status}`)}</Badge>
      {isPastEnd(campaign, Date.now()) ? <Badge tone="warning">{text('status.campaign.pastEnd')}</Badge> : null}
    </Flex>
  )
}
