import { useCall } from '@console/api'
import { type CampaignSummary, getCampaign, listCampaigns, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { EntityLink, Loaded, Section, TextLink } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { Row, Rows } from './row.tsx'

const SHOWN = 5
/** The active campaigns, the one that ends last first; more than are shown, since one may not have begun or may be past its end. */
export const ENDING_LAST = { status: 'active', sort: '-end_date', page_size: 20 } as const

/** The campaigns that run now with their dates, the one that ends last first. */
export function Running({ none }: { readonly none: ReactNode }) {
  const text = useText()
  const { period } = useFormats()
  const active = useCall(listCampaigns, ENDING_LAST)
  return (
    <Loaded
      from={active}
      skeleton={null}
      failed={text('home.running.failed')}
      isEmpty={(page) => runningAt(page.items, Date.now()).length === 0}
      empty={(page) => (page.items.length === 0 ? none : null)}
    >
      {(page) => (
        <Section
          title={text('home.running')}
          actions={
            <TextLink to={`${paths.campaigns()}?status=active`} textStyle="sm">
              {text('home.running.all')}
            </TextLink>
          }
        >
          <Rows>
            {runningAt(page.items, Date.now())
              .slice(0, SHOWN)
              .map(({ id, name, start_date, end_date }) => (
                <Row
                  key={id}
                  name={
                    <EntityLink to={paths.campaign(id)} call={getCampaign}>
                      {name}
                    </EntityLink>
                  }
                  when={period(start_date, end_date)}
                />
              ))}
          </Rows>
        </Section>
      )}
    </Loaded>
  )
}

/** Those that have begun and are not past their end. */
function runningAt(campaigns: readonly CampaignSummary[], now: number): CampaignSummary[] {
  return campaigns.filter(({ start_date, end_date }) => Date.parse(start_date) <= now && now < Date.parse(end_date))
}
