import type { Task } from '@console/contract'
import { useFormats } from '@console/i18n'
import { AgoFact, RecordActions, RecordPage, RecordStrip, StripFact } from '@console/records/page'
import { Box, Notice, Page, Section, Text } from '@console/ui'
import { AudienceSentence } from '../audience/audience-sentence.tsx'
import { useRuleText } from '../audience/rule/use-rule-text.ts'
import { useText } from '../text.ts'
import { ContentView } from './content-view.tsx'
import { useMissionActions, useNextMission } from './mission-actions.tsx'
import { missionRecord } from './mission-record.ts'
import { useMissionRefusal, useUnknownContent } from './mission-state.ts'
import { MissionStatus } from './mission-status.tsx'
import { valuesOf } from './mission-values.ts'
import { WithPreview } from './preview/with-preview.tsx'
import { RewardList } from './rewards/reward-list.tsx'

export function MissionPage() {
  return (
    <RecordPage of={missionRecord}>
      {(mission) => (
        <WithPreview of={mission.task_type === 'unknown' ? undefined : valuesOf(mission)}>
          <MissionInfo mission={mission} />
        </WithPreview>
      )}
    </RecordPage>
  )
}

function MissionInfo({ mission }: { readonly mission: Task }) {
  const text = useText()
  const { moment } = useFormats()
  const refused = useMissionRefusal()(mission)
  const beyond = useUnknownContent()(mission)
  const ruleText = useRuleText()
  const { completion_metadata_rule: completion } = mission
  return (
    <Page
      title={mission.name}
      beside={<MissionStatus mission={mission} />}
      actions={<RecordActions of={missionRecord} record={mission} actions={[useNextMission(), ...useMissionActions()]} />}
    >
      <RecordStrip>
        <StripFact name={text('mission.type')}>{text(`campaign.task.${mission.task_type}`)}</StripFact>
        {mission.ended_on ? <StripFact name={text('mission.endedOn')}>{moment(mission.ended_on)}</StripFact> : null}
        <AgoFact name={text('mission.created')} at={mission.created_on} />
        <AgoFact name={text('mission.updated')} at={mission.updated_on} />
      </RecordStrip>
      {refused ? <Notice>{refused}</Notice> : null}
      {!refused && mission.status === 'inactive' ? <Notice>{text('mission.inactive')}</Notice> : null}
      {beyond ? <Notice>{beyond}</Notice> : null}
      <Section title={text('mission.description')}>
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
          {mission.description}
        </Box>
      </Section>
      <ContentView mission={mission} />
      {completion ? (
        <Section title={text('mission.field.completion_metadata_rule')}>
          <Text>{ruleText(completion)}</Text>
        </Section>
      ) : null}
      <Section title={text('mission.audience')}>
        <AudienceSentence rules={mission.metadata_rule} audienceType={mission.audience_type} />
      </Section>
      <Section title={text('mission.rewards')} count={mission.task_applications.length}>
        <RewardList task={mission} />
      </Section>
    </Page>
  )
}
