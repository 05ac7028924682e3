import type { Campaign } from '@console/contract'
import { serverNow } from '@console/session'
import { Box, EntityLink, Text } from '@console/ui'
import { MissionChecks } from '../../missions/preflight/mission-checks.tsx'
import { useText } from '../../text.ts'
import { applicationsOf } from '../campaign-record.ts'
import { preflightOf } from './preflight.ts'
import { remedyOf } from './preflight-remedy.ts'

interface Props {
  readonly campaign: Campaign
  /** Whether missions are activated with it. */
  readonly activates?: boolean
}

/** List items: what to check in a campaign and its missions before activation, or that it is ready. */
export function PreflightItems({ campaign, activates }: Props) {
  const text = useText()
  const { start_date, end_date, campaign_tasks, campaign_notifications } = campaign
  const facts = { applications: applicationsOf(campaign), missions: campaign_tasks.length, notifications: campaign_notifications.length }
  const checks = preflightOf({ start_date, end_date, ...facts }, serverNow())
  return (
    <>
      {checks.map(({ id, count }) => (
        <Box as="li" key={id}>
          {text(`campaign.preflight.${id}`, { count })}{' '}
          <EntityLink to={remedyOf(id, campaign)} quiet={false}>
            {text(`campaign.remedy.${id}`)}
          </EntityLink>
        </Box>
      ))}
      <MissionChecks
        campaign={campaign}
        activates={activates}
        otherwise={checks.length === 0 ? <Text>{text('campaign.preflight.ready')}</Text> : null}
      />
    </>
  )
}
