import { type Campaign, updateCampaign } from '@console/contract'
import { useMay } from '@console/session'
import { Box, EntityLink, PlainList, Section, Text } from '@console/ui'
import { MissionChecks } from '../../missions/preflight/mission-checks.tsx'
import { useText } from '../../text.ts'
import { applicationsOf } from '../campaign-record.ts'
import { preflightOf } from './preflight.ts'
import { remedyOf } from './preflight-remedy.ts'

/** What to look at before a campaign is activated, each with the way to it; only for who could activate it. */
export function PreflightSection({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const mayActivate = useMay(updateCampaign, campaign.owner.id)
  if (campaign.status !== 'inactive' || !mayActivate) return null
  const { start_date, end_date, campaign_tasks, campaign_notifications } = campaign
  const facts = { applications: applicationsOf(campaign), missions: campaign_tasks.length, notifications: campaign_notifications.length }
  const checks = preflightOf({ start_date, end_date, ...facts }, Date.now())
  return (
    <Section title={text('campaign.preflight')}>
      <PlainList gap="2" textStyle="sm">
        {checks.map(({ id, count }) => (
          <Box as="li" key={id}>
            {text(`campaign.preflight.${id}`, { count })}{' '}
            <EntityLink to={remedyOf(id, campaign)} quiet={false}>
              {text(`campaign.remedy.${id}`)}
            </EntityLink>
          </Box>
        ))}
        <MissionChecks campaign={campaign} otherwise={checks.length === 0 ? <Text>{text('campaign.preflight.ready')}</Text> : null} />
      </PlainList>
    </Section>
  )
}
