import { updateCampaign } from '@console/contract'
import { useKitText } from '@console/i18n'
import { useMay } from '@console/session'
import { Box, PlainList, Text } from '@console/ui'
import { useText } from '../../text.ts'
import type { Grouping } from './timeline-groups.ts'

export function TimelineLegend({ by }: { readonly by: Grouping }) {
  const text = useText()
  const kitText = useKitText()
  const mayChange = useMay(updateCampaign)
  const bars = [
    { look: { 'data-part': 'bar', 'data-bar': 'active' }, words: kitText('status.campaign.active') },
    { look: { 'data-part': 'bar', 'data-bar': 'inactive' }, words: kitText('status.campaign.inactive') },
    { look: { 'data-part': 'bar', 'data-bar': 'ended' }, words: kitText('status.campaign.ended') },
    { look: { 'data-part': 'late' }, words: kitText('status.campaign.pastEnd') },
    { look: { 'data-part': 'today' }, words: text('campaigns.period.today') },
  ]
  const strips = [
    { look: { 'data-count': 2 }, words: text('campaigns.timeline.legend.overlap') },
    { look: { 'data-count': 1 }, words: text('campaigns.timeline.legend.one') },
    { look: { 'data-count': 0 }, words: text('campaigns.timeline.legend.gap') },
  ]
  return (
    <Box px="4" py="3" textStyle="xs" color="fg.muted">
      <PlainList aria-label={text('campaigns.timeline.legend')} flexDirection="row" flexWrap="wrap" columnGap="5" rowGap="1">
        {[...bars, ...(by === 'application' ? strips : [])].map(({ look, words }) => (
          <Box as="li" key={words} display="flex" gap="2" alignItems="center">
            <Box aria-hidden position="relative" w="6" h={{ base: '3', md: '5' }}>
              <Box w="full" {...look} />
            </Box>
            {words}
          </Box>
        ))}
      </PlainList>
      {mayChange ? <Text mt="1">{text('campaigns.timeline.drag')}</Text> : null}
    </Box>
  )
}
