import { contentOf, getTask, hasUnknownQuestions, paths, type Task } from '@console/contract'
import { Box, EntityLink, Flex, Heading, Stack, Text, VisuallyHidden } from '@console/ui'
import { AudienceSentence } from '../../audience/audience-sentence.tsx'
import { WholeSurvey } from '../../survey/preview/whole-survey.tsx'
import { useText } from '../../text.ts'
import { type MissionValues, valuesOf } from '../mission-values.ts'
import { Phone } from '../preview/phone.tsx'
import { OpenApart } from '../preview/playable/open-apart.tsx'
import { playableUrl } from '../preview/playable/playable-url.ts'
import { MissionScreen } from '../preview/screens/mission-screen.tsx'
import { idOf } from '../rewards/reward-values.ts'

interface Props {
  readonly mission: Task
  /** Its number on the page. */
  readonly place: number
  readonly applicationId: string
}

/** A mission on the phone of a player of the application, with that application's reward, and whom it is for. */
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
        <Screen of={seen} mission={mission} />
      </Phone>
      <Box textStyle="sm">
        <Text color="fg.muted">{text('mission.audience')}</Text>
        <AudienceSentence rules={metadata_rule} audienceType={audience_type} />
      </Box>
    </Stack>
  )
}

/** The whole content at once: nobody turns pages or runs a page on paper. */
function Screen({ of, mission: { task_type, content } }: { readonly of: MissionValues; readonly mission: Task }) {
  const text = useText()
  if (task_type === 'unknown') return <Unshown>{text('missions.seen.unknownType')}</Unshown>
  if (task_type === 'html_playable') return <Playable of={of} />
  if (task_type !== 'survey') return <MissionScreen of={of} />
  return (
    <Box p="4">
      <WholeSurvey content={contentOf(task_type, of.content)} />
      {hasUnknownQuestions(content) ? <Unshown>{text('missions.seen.unknownQuestions')}</Unshown> : null}
    </Box>
  )
}

/** A stranger's page, which is only named here. */
function Playable({ of }: { readonly of: MissionValues }) {
  const text = useText()
  const { html_url, variables, skippable_after } = contentOf('html_playable', of.content)
  const url = playableUrl(html_url, variables)
  if (url === null) return <Unshown>{text('missions.seen.playable.none')}</Unshown>
  return (
    <Stack gap="3" p="4" textStyle="sm">
      <Text overflowWrap="anywhere">{text('missions.seen.playable', { host: new URL(url).host })}</Text>
      <Text color="fg.muted">
        {skippable_after === null ? text('mission.preview.noSkip') : text('mission.preview.skipIn', { count: skippable_after })}
      </Text>
      <Box data-off-paper>
        <OpenApart url={url} />
      </Box>
    </Stack>
  )
}

function Unshown({ children }: { readonly children: string }) {
  return (
    <Text p="4" textStyle="sm" color="fg.muted">
      {children}
    </Text>
  )
}
