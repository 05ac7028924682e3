import { useCall } from '@console/api'
import { type Campaign, createTask, listTasks, paths } from '@console/contract'
import { useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { LinkButton, Notice } from '@console/ui'
import { useAudienceText } from '../audience/audience-sentence.tsx'
import { ChildFacts } from '../campaign-children/child-facts.tsx'
import { CHILDREN_SHOWN, ChildList } from '../campaign-children/child-list.tsx'
import { useText } from '../text.ts'
import { useMissionActions } from './mission-actions.tsx'
import { missionRecord } from './mission-record.ts'
import { MissionStatus } from './mission-status.tsx'

/** The missions of a campaign, on its page. With `?choose=mission` it says that one is to be chosen. */
export function MissionList({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const audienceText = useAudienceText()
  const [search] = useSearchParams()
  const mayChange = useMay(createTask, campaign.owner.id) && campaign.status !== 'ended'
  const hasSeveral = campaign.campaign_tasks.length > 1
  return (
    <ChildList
      of={missionRecord}
      title={text('campaign.missions')}
      expected={campaign.campaign_tasks.length}
      parts={useCall(listTasks, { campaign_id: campaign.id, page_size: CHILDREN_SHOWN, sort: 'created_on' })}
      actions={useMissionActions()}
      create={{ campaign, call: createTask, label: text('mission.create.title'), to: paths.missionCreate(campaign.id) }}
      beside={
        mayChange && hasSeveral ? (
          <LinkButton look="quiet" to={paths.campaignRewards(campaign.id)}>
            {text('missions.rewards')}
          </LinkButton>
        ) : null
      }
      notice={search.get('choose') === 'mission' ? <Notice>{text('missions.choose')}</Notice> : null}
      failed={text('missions.failed')}
      none={text('campaign.noMissions')}
      more={(count) => text('missions.more', { count })}
    >
      {(mission) => (
        <ChildFacts
          kind={text(`campaign.task.${mission.task_type}`)}
          audience={audienceText(mission.metadata_rule, mission.audience_type)}
          status={<MissionStatus mission={mission} />}
        />
      )}
    </ChildList>
  )
}
