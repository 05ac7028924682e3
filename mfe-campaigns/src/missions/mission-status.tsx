import type { Task } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { Status } from '@console/ui'
import { useText } from '../text.ts'

export function MissionStatus({ mission }: { readonly mission: Pick<Task, 'status' | 'ended_on'> }) {
  const text = useText()
  return mission.ended_on ? <Status tone="closed">{text('status.campaign.ended')}</Status> : <StatusBadge status={mission.status} />
}
