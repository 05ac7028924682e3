import { useCall } from '@console/api'
import { type CampaignSummary, getCampaign, isPastEnd, listCampaigns, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { useMay, useProfile, usePublisher } from '@console/session'
import { Box, EntityLink, Loaded, PlainList, Section, SkeletonPage, Stack, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { DraftLine, useOwnDrafts } from './own-drafts.tsx'

const SOON_MS = 7 * 24 * 60 * 60 * 1000
const LOOKED_AT = 50

/** What somebody should look at: own drafts, and active campaigns that end within 7 days or should have ended. */
export function Attention() {
  const text = useText()
  const { drafts, discard } = useOwnDrafts(useProfile().id, usePublisher().id)
  const maySeeCampaigns = useMay(listCampaigns)
  if (!maySeeCampaigns && drafts.length === 0) return null
  return (
    <Section title={text('index.attention')}>
      <Stack gap="4">
        {drafts.length > 0 ? (
          <PlainList>
            {drafts.map((draft) => (
              <DraftLine key={`${draft.form} ${draft.id}`} draft={draft} onDiscard={() => void discard(draft)} />
            ))}
          </PlainList>
        ) : null}
        {maySeeCampaigns ? (
          <EndingSoon none={drafts.length > 0 ? null : <Text color="fg.muted">{text('index.attention.none')}</Text>} />
        ) : null}
      </Stack>
    </Section>
  )
}

function EndingSoon({ none }: { readonly none: ReactNode }) {
  const text = useText()
  const { dateTime, zoneNameAt } = useFormats()
  const active = useCall(listCampaigns, { status: 'active', sort: 'end_date', page_size: LOOKED_AT })

  function lineOf({ name, ...campaign }: CampaignSummary, now: number): string {
    if (isPastEnd(campaign, now)) return text('index.attention.pastEnd', { name })
    return text('index.attention.endsSoon', { name, date: `${dateTime(campaign.end_date)} (${zoneNameAt(campaign.end_date)})` })
  }

  return (
    <Loaded
      from={active}
      skeleton={<SkeletonPage />}
      failed={text('index.attention.failed')}
      isEmpty={(page) => endingSoon(page.items, Date.now()).length === 0}
      empty={() => none}
    >
      {(page) => (
        <PlainList>
          {endingSoon(page.items, Date.now()).map((campaign) => (
            <Box as="li" key={campaign.id}>
              <EntityLink to={paths.campaign(campaign.id)} call={getCampaign}>
                {lineOf(campaign, Date.now())}
              </EntityLink>
            </Box>
          ))}
        </PlainList>
      )}
    </Loaded>
  )
}

/** Those that end within 7 days of `now`, or should have ended already. */
export function endingSoon(campaigns: readonly CampaignSummary[], now: number): CampaignSummary[] {
  return campaigns.filter((campaign) => Date.parse(campaign.end_date) - now < SOON_MS)
}
