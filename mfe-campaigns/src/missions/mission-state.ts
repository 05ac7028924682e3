import { hasUnknownQuestions, type Task } from '@console/contract'
import { useText } from '../text.ts'

/** Returns why a mission cannot be changed, in words; undefined if it can. */
export function useMissionRefusal(): (mission: Pick<Task, 'campaign' | 'ended_on'>) => string | undefined {
  const text = useText()
  return ({ campaign, ended_on }) => {
    if (campaign.status === 'ended') return text('campaign.ended')
    return ended_on ? text('mission.ended') : undefined
  }
}

/** Returns why a mission cannot be written whole, in words; undefined if it can. What the console does not know would be lost. */
export function useUnknownContent(): (mission: Pick<Task, 'task_type' | 'content'>) => string | undefined {
  const text = useText()
  return (mission) => {
    if (mission.task_type === 'unknown') return text('mission.unknownType')
    return hasUnknownQuestions(mission) ? text('mission.unknownQuestions') : undefined
  }
}
