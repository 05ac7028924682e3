import { useCall } from '@console/api'
import { type CampaignSummary, getCampaign, isPastEnd, listCampaigns, paths } from '@console/contract'
import { noteworthyTiming, useTimingNote } from '@console/entities'
import { useFormats } from '@console/i18n'
import { EntityLink, Loaded, RelativeTime, Section, SkeletonPage, Text } from '@console/ui'
import { useText } from '../text.ts'
import { Row, Rows } from './row.tsx'

/** The active campaigns, the one that ends first before the others. */
export const ENDING_FIRST = { status: 'active', sort: 'end_date', page_size: 50 } as const

/**
 * What the person should look at: active campaigns that end within 7 days or should have ended. While it `isUndecided` whether something
 * else takes its place, it does not say that there is nothing.
 */
export function Attention({ isUndecided }: { readonly isUndecided: boolean }) {
  const text = useText()
  const { timeZone } = useFormats()
  const active = useCall(listCampaigns, ENDING_FIRST)
  const none = isUndecided ? <SkeletonPage /> : <Text color="fg.muted">{text('home.attention.none')}</Text>
  return (
    <Section title={text('home.attention')}>
      <Loaded
        from={active}
        skeleton={<SkeletonPage />}
        failed={text('home.attention.failed')}
        isEmpty={(page) => endingSoon(page.items, timeZone).length === 0}
        empty={() => none}
      >
        {(page) => (
          <Rows>
            {endingSoon(page.items, timeZone).map((campaign) => (
              <EndingRow key={campaign.id} campaign={campaign} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Section>
  )
}

function EndingRow({ campaign }: { readonly campaign: CampaignSummary }) {
  const text = useText()
  const noteOf = useTimingNote()
  const { id, name, end_date } = campaign
  return (
    <Row
      name={
        <EntityLink to={paths.campaign(id)} call={getCampaign}>
          {name}
        </EntityLink>
      }
      when={
        <RelativeTime
          at={end_date}
          in={(when) => (isPastEnd(campaign, Date.now()) ? text('home.attention.pastEnd', { when }) : (noteOf(campaign) ?? when))}
        />
      }
    />
  )
}

/** Active campaigns that end within days, as their status says too, or should have ended. */
function endingSoon(campaigns: readonly CampaignSummary[], timeZone: string): CampaignSummary[] {
  const phaseOf = (campaign: CampaignSummary) => noteworthyTiming(campaign, { now: Date.now(), timeZone })?.phase
  return campaigns.filter((campaign) => phaseOf(campaign) === 'running' || phaseOf(campaign) === 'past')
}
