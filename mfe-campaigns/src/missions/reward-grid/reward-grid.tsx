import { useCall } from '@console/api'
import { type Campaign, listTasks, type Task } from '@console/contract'
import { Loaded, SkeletonPage, Stack, Text } from '@console/ui'
import { useText } from '../mission-text.ts'
import { GridEditor } from './grid-editor.tsx'

/** As many as one call gives. */
const MOST = 500

interface Props {
  readonly campaign: Campaign
}

/** Items and amounts of all missions of a campaign at once: a row for each mission, two columns for each application. */
export function RewardGrid({ campaign }: Props) {
  const text = useText()
  const missions = useCall(listTasks, { campaign_id: campaign.id, page_size: MOST, sort: 'created_on' })
  const applications = campaign.campaign_applications.map(({ application }) => application)
  return (
    <Loaded
      from={missions}
      skeleton={<SkeletonPage />}
      failed={text('missions.failed')}
      isEmpty={({ items }) => open(items).length === 0}
      empty={() => <Text color="fg.muted">{text('reward.grid.none')}</Text>}
    >
      {({ items }) => (
        <Stack gap="4">
          <GridEditor tasks={open(items)} applications={applications} readAnew={missions.retry} />
        </Stack>
      )}
    </Loaded>
  )
}

/** An ended mission cannot be changed any more. */
const open = (tasks: readonly Task[]) => tasks.filter(({ ended_on }) => !ended_on)
