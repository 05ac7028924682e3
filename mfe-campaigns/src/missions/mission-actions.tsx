import { createNotification, createTask, endTask, paths, type Task, updateTask } from '@console/contract'
import { calling, type RecordAction, useDeleteAction } from '@console/records'
import { useExtension } from '@console/session'
import { NamedText, Text } from '@console/ui'
import { useText } from '../text.ts'
import { useMissionActivation, useMissionBecoming } from './mission-activation.ts'
import { missionRecord } from './mission-record.ts'
import { useMissionRefusal, useUnknownContent } from './mission-state.ts'

/** Creates another mission of the campaign; only for a mission's page, since the list has a button. */
export function useNextMission(): RecordAction<Task> {
  const text = useText()
  return {
    id: 'create',
    needs: createTask,
    refuses: useCampaignRefusal(),
    one: { label: text('mission.create.title'), to: ({ campaign }) => paths.missionCreate(campaign.id) },
  }
}

export function useMissionActions(): readonly RecordAction<Task>[] {
  const text = useText()
  const becoming = useMissionBecoming()
  const activation = useMissionActivation()
  const removing = useDeleteAction(missionRecord)
  const refuses = useMissionRefusal()
  const beyond = useUnknownContent()
  const mayEnd = useExtension('X6')
  const ofCampaign = useCampaignRefusal()
  const refusesWriting = (mission: Task) => refuses(mission) ?? beyond(mission)
  return [
    {
      id: 'edit',
      needs: updateTask,
      place: 'primary',
      refuses: refusesWriting,
      one: { label: text('action.edit'), to: ({ id, campaign }) => paths.missionEdit(campaign.id, id) },
    },
    {
      id: 'duplicate',
      needs: createTask,
      refuses: (mission) => ofCampaign(mission) ?? beyond(mission),
      one: { label: text('mission.duplicate'), to: ({ id, campaign }) => paths.missionDuplicate(campaign.id, id) },
    },
    {
      id: 'notify',
      needs: createNotification,
      refuses: ofCampaign,
      one: { label: text('mission.notify'), to: ({ id, campaign }) => paths.notificationOfMission(campaign.id, id) },
    },
    becoming('inactive', {
      label: text('action.deactivate'),
      done: text('mission.deactivate.done'),
      failed: text('mission.deactivate.failed'),
    }),
    activation,
    ...(mayEnd
      ? [
          {
            id: 'end',
            needs: endTask,
            danger: true,
            refuses,
            call: calling(endTask, {
              params: ({ id, campaign }: Task) => ({ campaign_id: campaign.id, task_id: id }),
              already: 'already_ended',
            }),
            one: {
              label: text('mission.end'),
              useQuestion: ({ name }: Task) => ({
                title: text('mission.end.title'),
                confirm: text('mission.end'),
                body: (
                  <Text>
                    <NamedText name={name}>{(shown) => text('mission.end.text', { name: shown })}</NamedText>
                  </Text>
                ),
              }),
              done: text('mission.end.done'),
              failed: text('mission.end.failed'),
              refusals: { already_ended: text('mission.ended') },
            },
          } satisfies RecordAction<Task>,
        ]
      : []),
    { ...removing({ many: true }), refuses: ofCampaign },
  ]
}

/** Nothing is created in an ended campaign, nor taken out of it. */
function useCampaignRefusal(): (mission: Task) => string | undefined {
  const text = useText()
  return ({ campaign }) => (campaign.status === 'ended' ? text('campaign.ended') : undefined)
}
