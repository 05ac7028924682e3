import { ACTIVE_STATUSES, type Campaign, createTask, type FilterOf, listTasks, paths, TASK_TYPES } from '@console/contract'
import { type List, type ListFilter, optionsOf, RecordList, useList } from '@console/records'
import { useLocation, useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { Flex, Heading, LinkButton, Notice, Section, Span, Stack, Text } from '@console/ui'
import { useEffect, useRef } from 'react'
import { CreateChild } from '../campaign-children/create-child.tsx'
import { useText } from '../text.ts'
import { useMissionActions } from './mission-actions.tsx'
import { useMissionColumns } from './mission-columns.tsx'
import { missionRecord } from './mission-record.ts'

/** With `?choose=mission` it says that a mission is to be chosen. */
export function MissionList({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const { id, campaign_tasks: missions } = campaign
  const list = useList(listTasks, { params: { campaign_id: id }, filters: useMissionFilters(campaign) })
  // A backend may leave the missions out of the campaign: then their own list says that there are some.
  if (missions.length === 0 && !list.data?.items.length && list.address.search === '') {
    return (
      <Section title={text('campaign.missions')} actions={<MissionLinks campaign={campaign} />}>
        <Text textStyle="sm" color="fg.muted">
          {text('campaign.noMissions')}
        </Text>
      </Section>
    )
  }
  return <SomeMissions campaign={campaign} list={list} />
}

interface SomeProps {
  readonly campaign: Campaign
  readonly list: List<typeof listTasks>
}

function SomeMissions({ campaign, list }: SomeProps) {
  const text = useText()
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // A link on the same page narrows the list, which may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every link that is followed
  useEffect(() => {
    if (hash === '#missions') heading.current?.focus()
  }, [hash, key])
  const { campaign_tasks: missions } = campaign
  const ended = missions.filter(({ ended_on }) => ended_on).length
  const [active, inactive] = ACTIVE_STATUSES.map(
    (wanted) => missions.filter(({ status, ended_on }) => status === wanted && !ended_on).length,
  )
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" size="md" fontWeight="semibold" ref={heading} tabIndex={-1} scrollMarginTop="20">
          {text('campaign.missions')}
          {missions.length > 0 ? (
            <Span ms="2" color="fg.muted" fontWeight="normal">
              {text('missions.counts', { count: missions.length, active: active ?? 0, inactive: inactive ?? 0, ended })}
            </Span>
          ) : null}
        </Heading>
        <MissionLinks campaign={campaign} />
      </Flex>
      {search.get('choose') === 'mission' ? <Notice>{text('missions.choose')}</Notice> : null}
      <RecordList of={missionRecord} list={list} columns={useMissionColumns()} actions={useMissionActions()} expected={missions.length} />
    </Stack>
  )
}

function MissionLinks({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const mayChange = useMay(createTask, campaign.owner.id) && campaign.status !== 'ended'
  return (
    <Flex gap="2" wrap="wrap" data-off-paper>
      {mayChange && campaign.campaign_tasks.length > 1 ? (
        <LinkButton look="quiet" to={paths.campaignRewards(campaign.id)}>
          {text('missions.rewards')}
        </LinkButton>
      ) : null}
      <CreateChild campaign={campaign} call={createTask} label={text('mission.create.title')} to={paths.missionCreate(campaign.id)} />
    </Flex>
  )
}

/** Missions of an ended campaign have all ended, so their status says no more. */
function useMissionFilters({ status }: Campaign): readonly ListFilter<FilterOf<typeof listTasks>>[] {
  const text = useText()
  const byStatus: ListFilter<FilterOf<typeof listTasks>> = {
    field: 'status',
    label: text('mission.status'),
    all: text('missions.status.all'),
    options: optionsOf(ACTIVE_STATUSES, (status) => text(`status.${status}`)),
  }
  return [
    ...(status === 'ended' ? [] : [byStatus]),
    {
      field: 'task_type',
      label: text('mission.type'),
      all: text('missions.type.all'),
      options: optionsOf(TASK_TYPES, (type) => text(`campaign.task.${type}`)),
    },
  ]
}
