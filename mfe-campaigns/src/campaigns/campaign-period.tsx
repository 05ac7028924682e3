import type { Campaign } from '@console/contract'
import { campaignTiming } from '@console/entities'
import { useFormats } from '@console/i18n'
import { StripFact } from '@console/records/page'
import { serverNow } from '@console/session'
import { Box, Text } from '@console/ui'
import { useText } from '../text.ts'

export function CampaignPeriod({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const { period, zoneNameAt } = useFormats()
  const { start_date, end_date } = campaign
  const words = useTimingWords(campaign)
  return (
    <StripFact name={text('campaign.period')}>
      {`${period(start_date, end_date)} (${zoneNameAt(start_date)})`}
      <Bar share={(serverNow() - Date.parse(start_date)) / (Date.parse(end_date) - Date.parse(start_date))} />
      {words ? (
        <Text textStyle="xs" color="fg.muted">
          {words}
        </Text>
      ) : null}
    </StripFact>
  )
}

/** '25 days left', 'Starts in 3 days', 'Past its end date'; nothing once it has ended. */
function useTimingWords(campaign: Campaign): string | undefined {
  const text = useText()
  const { timeZone } = useFormats()
  const timing = campaignTiming(campaign, { now: serverNow(), timeZone })
  if (!timing) return undefined
  const { phase, days } = timing
  if (phase === 'past') return text('status.campaign.pastEnd')
  return phase === 'before' ? text('campaign.startsIn', { days }) : text('campaign.daysLeft', { days })
}

/** Only repeats what the words say. `share` is how much of the period is over: below 0 before it, above 1 after it. */
function Bar({ share }: { readonly share: number }) {
  const at = `${Math.min(Math.max(share, 0), 1) * 100}%`
  return (
    <Box
      aria-hidden
      position="relative"
      h="1"
      my="1.5"
      borderRadius="full"
      layerStyle="mark"
      bg="border"
      _highContrast={{ bg: 'GrayText' }}
    >
      <Box h="full" style={{ width: at }} borderRadius="full" layerStyle="mark" bg="brand.solid" _highContrast={{ bg: 'Highlight' }} />
      {share > 0 && share < 1 ? (
        <Box position="absolute" top="-1" style={{ left: at }} w="0.5" h="3" layerStyle="mark" bg="fg" borderRadius="full" />
      ) : null}
    </Box>
  )
}
