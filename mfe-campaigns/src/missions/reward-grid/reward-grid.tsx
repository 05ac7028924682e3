import { useAllRows } from '@console/api'
import { type Campaign, listTasks, type Task } from '@console/contract'
import { Loaded, SkeletonPage, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { GridEditor } from './grid-editor.tsx'

interface Props {
  readonly campaign: Campaign
}

/** A row for each mission, three columns for each application. */
export function RewardGrid({ campaign }: Props) {
  const text = useText()
  const missions = useAllRows(listTasks, { campaign_id: campaign.id, sort: 'created_on' })
  const applications = campaign.campaign_applications.map(({ application }) => application)
  return (
    <Loaded
      from={missions}
      skeleton={<SkeletonPage />}
      failed={text('missions.failed')}
      isEmpty={({ rows }) => open(rows).length === 0}
      empty={() => <Text color="fg.muted">{text('reward.grid.none')}</Text>}
    >
      {({ rows, hasMore }) => (
        <GridEditor campaignId={campaign.id} tasks={open(rows)} hasMore={hasMore} applications={applications} reload={missions.retry} />
      )}
    </Loaded>
  )
}

/** An ended mission cannot be changed any more. */
const open = (tasks: readonly Task[]) => tasks.filter(({ ended_on }) => !ended_on)
