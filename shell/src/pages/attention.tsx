import { useCall } from '@console/api'
import { type CampaignSummary, isPastEnd, listCampaigns, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Box, EntityLink, Loaded, Section, SkeletonPage, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'

const SOON_MS = 7 * 24 * 60 * 60 * 1000
const LOOKED_AT = 50

/** What somebody should look at: active campaigns that end within 7 days or should have ended. */
export function Attention() {
  const text = useText()
  const { dateTime, zoneName } = useFormats()
  const active = useCall(listCampaigns, { status: 'active', sort: 'end_date', page_size: LOOKED_AT })

  function words(campaign: CampaignSummary, now: number): string {
    if (isPastEnd(campaign, now)) return text('index.attention.pastEnd', { name: campaign.name })
    return text('index.attention.endsSoon', { name: campaign.name, date: `${dateTime(campaign.end_date)} (${zoneName})` })
  }

  return (
    <Section title={text('index.attention')}>
      <Loaded
        from={active}
        skeleton={<SkeletonPage />}
        failed={text('index.attention.failed')}
        isEmpty={(page) => endingSoon(page.items, Date.now()).length === 0}
        empty={() => <Text color="fg.muted">{text('index.attention.none')}</Text>}
      >
        {(page) => (
          <Stack as="ul" listStyleType="none" gap="2">
            {endingSoon(page.items, Date.now()).map((campaign) => (
              <Box as="li" key={campaign.id}>
                <EntityLink to={paths.campaign(campaign.id)} needs="pub:campaigns:read,campaign:read">
                  {words(campaign, Date.now())}
                </EntityLink>
              </Box>
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

/** Those that end within 7 days of `now`, or should have ended already. */
export function endingSoon(campaigns: readonly CampaignSummary[], now: number): CampaignSummary[] {
  return campaigns.filter((campaign) => Date.parse(campaign.end_date) - now < SOON_MS)
}
