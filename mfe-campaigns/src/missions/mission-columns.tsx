import type { listTasks, Task } from '@console/contract'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { useAudienceText } from '../audience/audience-sentence.tsx'
import { useText } from '../text.ts'
import { MissionStatus } from './mission-status.tsx'
import { useRewardBrief } from './rewards/use-reward-text.ts'

/** The audience is long, so its column is shown only on request. */
export function useMissionColumns(): readonly ColumnOf<typeof listTasks>[] {
  const text = useText()
  const audienceText = useAudienceText()
  const brief = useRewardBrief()
  const timeColumn = useTimeColumn()
  /** Each reward once: '100 gold', or '100 gold, 5 gems' where applications differ. */
  const rewardText = ({ task_applications }: Task) =>
    [...new Set(task_applications.map(({ reward_description }) => brief(reward_description)))].join(', ')
  const type = ({ task_type }: Task) => text(`campaign.task.${task_type}`)
  return [
    textColumn({
      id: 'name',
      header: text('mission.name'),
      sort: 'name',
      text: ({ name }) => name,
      below: (mission) => (
        <>
          <MissionStatus mission={mission} />
          {type(mission)}
        </>
      ),
    }),
    textColumn({
      id: 'type',
      header: text('mission.type'),
      from: 'lg',
      choice: 'shown',
      width: 8,
      text: type,
      value: ({ task_type }) => task_type,
    }),
    textColumn({ id: 'reward', header: text('mission.reward'), from: 'lg', choice: 'shown', width: 10, text: rewardText }),
    textColumn({
      id: 'status',
      header: text('mission.status'),
      from: 'lg',
      choice: 'shown',
      width: 10.5,
      text: ({ status, ended_on }) => text(ended_on ? 'status.campaign.ended' : `status.${status}`),
      value: ({ status, ended_on }) => (ended_on ? 'ended' : status),
      cell: (mission) => <MissionStatus mission={mission} />,
    }),
    textColumn({
      id: 'audience',
      header: text('mission.audience'),
      from: 'xl',
      choice: 'hidden',
      width: 16,
      text: ({ metadata_rule, audience_type }) => audienceText(metadata_rule, audience_type),
    }),
    timeColumn({
      id: 'created',
      header: text('mission.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'xl',
      choice: 'hidden',
    }),
  ]
}
