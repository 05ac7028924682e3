import { getTask, hasUnknownQuestions, paths, type Task } from '@console/contract'
import { Box, EntityLink, Flex, Heading, Stack, Text, VisuallyHidden } from '@console/ui'
import { AudienceSentence } from '../../audience/audience-sentence.tsx'
import { useText } from '../../text.ts'
import { type MissionValues, valuesOf } from '../mission-values.ts'
import { Phone } from '../phone/phone.tsx'
import { idOf } from '../rewards/reward-values.ts'
import { MISSION_TYPES } from '../types/mission-types.tsx'

interface Props {
  readonly mission: Task
  /** Its number on the page. */
  readonly place: number
  readonly applicationId: string
}

export function PlayerMission({ mission, place, applicationId }: Props) {
  const text = useText()
  const { id, campaign, name, task_type, metadata_rule, audience_type } = mission
  const values = valuesOf(mission)
  const seen = { ...values, rewards: values.rewards.filter((reward) => idOf(reward) === applicationId) }
  return (
    <Stack gap="3">
      <Flex gap="3" align="baseline" justify="space-between">
        <Heading as="h3" size="sm" fontWeight="semibold">
          {text('missions.seen.place', { place, type: text(`campaign.task.${task_type}`) })}
        </Heading>
        <Box textStyle="sm" data-off-paper>
          <EntityLink to={paths.mission(campaign.id, id)} call={getTask} quiet={false}>
            {text('missions.seen.open')} <VisuallyHidden>{name}</VisuallyHidden>
          </EntityLink>
        </Box>
      </Flex>
      <Phone of={seen}>
        <Content of={seen} mission={mission} />
      </Phone>
      <Box textStyle="sm">
        <Text color="fg.muted">{text('mission.audience')}</Text>
        <AudienceSentence rules={metadata_rule} audienceType={audience_type} />
      </Box>
    </Stack>
  )
}

/** The whole content at once: nobody turns pages or runs a page on paper. */
function Content({ of, mission }: { readonly of: MissionValues; readonly mission: Task }) {
  const text = useText()
  if (mission.task_type === 'unknown') return <Unshown>{text('missions.seen.unknownType')}</Unshown>
  const { Screen, Whole = Screen } = MISSION_TYPES[mission.task_type]
  return (
    <>
      <Whole of={of} />
      {hasUnknownQuestions(mission) ? <Unshown>{text('missions.seen.unknownQuestions')}</Unshown> : null}
    </>
  )
}

function Unshown({ children }: { readonly children: string }) {
  return (
    <Text p="4" textStyle="sm" color="fg.muted">
      {children}
    </Text>
  )
}
