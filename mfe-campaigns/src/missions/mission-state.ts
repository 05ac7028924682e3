import type { Task } from '@console/contract'
import { useText } from './mission-text.ts'

/** Returns why a mission cannot be changed, in words; undefined if it can. */
export function useMissionRefusal(): (mission: Pick<Task, 'campaign' | 'ended_on'>) => string | undefined {
  const text = useText()
  return ({ campaign, ended_on }) => {
    if (campaign.status === 'ended') return text('campaign.ended')
    return ended_on ? text('mission.ended') : undefined
  }
}
