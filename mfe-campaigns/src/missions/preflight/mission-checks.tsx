import { useAllRows } from '@console/api'
import { type Campaign, listTasks, type Task } from '@console/contract'
import { Box, EntityLink } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { missionPreflightOf } from './mission-preflight.ts'
import { useReaches } from './use-reaches.ts'

interface Props {
  readonly campaign: Campaign
  /** Drawn once it is known that nothing is to be said. */
  readonly otherwise: ReactNode
  /** Inactive missions count as active, since they are about to be activated. */
  readonly activates?: boolean
}

const NONE: readonly Task[] = []
const activated = (mission: Task): Task => (mission.status === 'inactive' && !mission.ended_on ? { ...mission, status: 'active' } : mission)

export function MissionChecks({ campaign, otherwise, activates = false }: Props) {
  const text = useText()
  const { data } = useAllRows(listTasks, { campaign_id: campaign.id, sort: 'created_on' })
  const missions = data?.rows ?? NONE
  const reaches = useReaches(campaign.id, missions)
  const checks = missionPreflightOf(campaign, activates ? missions.map(activated) : missions, reaches)
  if (checks.length === 0) return data && otherwise ? <li>{otherwise}</li> : null
  return checks.map(({ id, name, to }) => (
    <Box as="li" key={id + to + name}>
      {text(`mission.preflight.${id}`, { name })}{' '}
      <EntityLink to={to} quiet={false}>
        {text(`mission.remedy.${id}`)}
      </EntityLink>
    </Box>
  ))
}
