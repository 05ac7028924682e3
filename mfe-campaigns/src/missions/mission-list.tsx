import { useCall } from '@console/api'
import { type Campaign, createTask, listTasks, paths } from '@console/contract'
import { RecordRows } from '@console/records/page'
import { useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { Box, Flex, LinkButton, Loaded, Notice, Section, SkeletonPage, Text } from '@console/ui'
import { useMissionActions } from './mission-actions.tsx'
import { missionRecord } from './mission-record.ts'
import { MissionStatus } from './mission-status.tsx'
import { useText } from './mission-text.ts'

const SHOWN = 100

/** The missions of a campaign, on its page. With `?choose=mission` it says that one is to be chosen. */
export function MissionList({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const [search] = useSearchParams()
  const mayCreate = useMay(createTask, campaign.owner.id) && campaign.status !== 'ended'
  const missions = useCall(listTasks, { campaign_id: campaign.id, page_size: SHOWN, sort: 'created_on' })
  const actions = useMissionActions()
  return (
    <Section
      title={text('campaign.missions')}
      count={missions.data?.total ?? campaign.campaign_tasks.length}
      actions={
        mayCreate ? (
          <Flex gap="2" wrap="wrap">
            {campaign.campaign_tasks.length > 1 ? (
              <LinkButton look="quiet" to={paths.campaignRewards(campaign.id)}>
                {text('missions.rewards')}
              </LinkButton>
            ) : null}
            <LinkButton to={paths.missionCreate(campaign.id)}>{text('mission.create.title')}</LinkButton>
          </Flex>
        ) : undefined
      }
    >
      {search.get('choose') === 'mission' ? <Notice>{text('missions.choose')}</Notice> : null}
      <Loaded
        from={missions}
        skeleton={<SkeletonPage />}
        failed={text('missions.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={() => (
          <Text textStyle="sm" color="fg.muted">
            {text('campaign.noMissions')}
          </Text>
        )}
      >
        {({ items, total }) => (
          <>
            <RecordRows of={missionRecord} records={items} actions={actions} readAnew={missions.retry}>
              {(mission) => (
                <>
                  <Text w="7rem" color="fg.muted">
                    {text(`campaign.task.${mission.task_type}`)}
                  </Text>
                  <Box w="9rem">
                    <MissionStatus mission={mission} />
                  </Box>
                </>
              )}
            </RecordRows>
            {total > items.length ? (
              <Text textStyle="sm" color="fg.muted">
                {text('missions.more', { count: items.length })}
              </Text>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}
