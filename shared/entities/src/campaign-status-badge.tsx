import { type CampaignStatus, isPastEnd } from '@console/contract'
import { useKitText } from '@console/i18n'
import { serverNow } from '@console/session'
import { Box, Status, type StatusTone } from '@console/ui'
import { useTimingNote } from './campaign-timing.ts'

const TONES: Record<CampaignStatus, StatusTone> = { active: 'good', inactive: 'quiet', ended: 'closed', unknown: 'quiet' }

interface Props {
  readonly campaign: { readonly status: CampaignStatus; readonly start_date: string; readonly end_date: string }
  /** Without the note about the dates, for places that show the dates nearby. */
  readonly alone?: boolean
}

/** The campaign's status, with a note on an active one where its dates matter: 'Starts in 3 days', 'Past its end date'. */
export function CampaignStatusBadge({ campaign, alone = false }: Props) {
  const text = useKitText()
  const noteOf = useTimingNote()
  const word = text(`status.campaign.${campaign.status}`)
  const note = alone ? undefined : noteOf(campaign)
  if (!note) return <Status tone={TONES[campaign.status]}>{word}</Status>
  return (
    <Status tone={isPastEnd(campaign, serverNow()) ? 'warning' : 'good'}>
      <span>
        {/* Only active campaigns have a note, which does not say so: screen readers are told. */}
        <Box as="span" srOnly>
          {`${word} `}
        </Box>
        {note}
      </span>
    </Status>
  )
}
