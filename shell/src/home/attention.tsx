import { useCall } from '@console/api'
import { type CampaignSummary, getCampaign, isPastEnd, listCampaigns, paths } from '@console/contract'
import { noteworthyTiming, useTimingNote } from '@console/entities'
import type { ListedDraft } from '@console/forms'
import { useFormats } from '@console/i18n'
import { EntityLink, Loaded, Section, SkeletonPage, Text, When } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from './home-text.ts'
import { DraftRow } from './own-drafts.tsx'
import { Row, Rows } from './row.tsx'

const LOOKED_AT = 50

interface Props {
  readonly drafts: readonly ListedDraft[]
  readonly onDiscard: (draft: ListedDraft) => Promise<void>
  readonly maySeeCampaigns: boolean
}

/** What somebody should look at: active campaigns that end within 7 days or should have ended, and own drafts. */
export function Attention({ drafts, onDiscard, maySeeCampaigns }: Props) {
  const text = useText()
  if (!maySeeCampaigns && drafts.length === 0) return null
  const rows = drafts.map((draft) => <DraftRow key={`${draft.form} ${draft.id}`} draft={draft} onDiscard={() => void onDiscard(draft)} />)
  return <Section title={text('home.attention')}>{maySeeCampaigns ? <EndingSoon drafts={rows} /> : <Rows>{rows}</Rows>}</Section>
}

function EndingSoon({ drafts }: { readonly drafts: readonly ReactNode[] }) {
  const text = useText()
  const { timeZone } = useFormats()
  const active = useCall(listCampaigns, { status: 'active', sort: 'end_date', page_size: LOOKED_AT })
  return (
    <>
      <Loaded from={active} skeleton={<SkeletonPage />} failed={text('home.attention.failed')}>
        {(page) => {
          const ending = endingSoon(page.items, timeZone)
          if (ending.length === 0 && drafts.length === 0) return <Text color="fg.muted">{text('home.attention.none')}</Text>
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
        <When
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
