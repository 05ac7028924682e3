import { useCall } from '@console/api'
import { type CampaignSummary, getCampaign, isPastEnd, listCampaigns, paths } from '@console/contract'
import { noteworthyTiming, useTimingNote } from '@console/entities'
import type { ListedDraft } from '@console/forms/drafts'
import { useFormats } from '@console/i18n'
import { EntityLink, Loaded, RelativeTime, Section, SkeletonPage, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { DraftRow } from './own-drafts.tsx'
import { Row, Rows } from './row.tsx'

/** The active campaigns, the one that ends first before the others. */
export const ENDING_FIRST = { status: 'active', sort: 'end_date', page_size: 50 } as const

interface Props {
  readonly drafts: readonly ListedDraft[]
  readonly onDiscard: (draft: ListedDraft) => Promise<void>
  readonly maySeeCampaigns: boolean
  /** Something else may take the place of saying that nothing needs attention, so that waits. */
  readonly isUndecided: boolean
}

/** What the person should look at: active campaigns that end within 7 days or should have ended, and their own drafts. */
export function Attention({ drafts, onDiscard, maySeeCampaigns, isUndecided }: Props) {
  const text = useText()
  if (!maySeeCampaigns && drafts.length === 0) return null
  const rows = drafts.map((draft) => <DraftRow key={`${draft.form} ${draft.id}`} draft={draft} onDiscard={() => void onDiscard(draft)} />)
  return (
    <Section title={text('home.attention')}>
      {maySeeCampaigns ? <EndingSoon drafts={rows} none={isUndecided ? <SkeletonPage /> : <Nothing />} /> : <Rows>{rows}</Rows>}
    </Section>
  )
}

function Nothing() {
  const text = useText()
  return <Text color="fg.muted">{text('home.attention.none')}</Text>
}

function EndingSoon({ drafts, none }: { readonly drafts: readonly ReactNode[]; readonly none: ReactNode }) {
  const text = useText()
  const { timeZone } = useFormats()
  const active = useCall(listCampaigns, ENDING_FIRST)
  return (
    <>
      <Loaded from={active} skeleton={<SkeletonPage />} failed={text('home.attention.failed')}>
        {(page) => {
          const ending = endingSoon(page.items, timeZone)
          if (ending.length === 0 && drafts.length === 0) return none
          return (
            <Rows>
              {ending.map((campaign) => (
                <EndingRow key={campaign.id} campaign={campaign} />
              ))}
              {drafts}
            </Rows>
          )
        }}
      </Loaded>
      {active.data === undefined ? <Rows>{drafts}</Rows> : null}
    </>
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
