import { type ApplicationRef, estimateTask, TASK_TYPE_RULES, type Task, type TaskTypeCode } from '@console/contract'
import { StatusField } from '@console/entities'
import { TextField, useFieldValue } from '@console/forms'
import { Section, Stack } from '@console/ui'
import { AudienceFields } from '../audience/audience-fields.tsx'
import { CompletionRuleField } from '../audience/completion-rule-field.tsx'
import type { RuleValues } from '../audience/rule/rule-values.ts'
import { useText } from '../text.ts'
import { PreviewedValues } from './preview/beside-preview.tsx'
import { RewardFields } from './rewards/reward-fields.tsx'
import { useRewards } from './rewards/use-rewards.ts'
import { SameRuleNotice } from './same-rule-notice.tsx'
import { TypeFact } from './type/type-fact.tsx'
import { TypeField } from './type/type-field.tsx'
import { MISSION_TYPES } from './types/mission-types.tsx'

interface Props {
  readonly campaignId: string
  readonly applications: readonly ApplicationRef[]
  /** The mission that is edited: its type cannot change. */
  readonly typeOf?: Task
}

/** Before a type is chosen there is nothing else to fill in. */
export function MissionFields({ campaignId, applications, typeOf }: Props) {
  const text = useText()
  const [type] = useFieldValue<TaskTypeCode | null>('task_type')
  const [rule] = useFieldValue<RuleValues | null>('completion_metadata_rule')
  const { ids } = useRewards()
  const Fields = type && MISSION_TYPES[type].Fields
  const completion = type && TASK_TYPE_RULES[type].completion
  const offeredIds = applications.map(({ id }) => id)
  const applicationIds = ids.length > 0 ? ids : offeredIds
  return (
    <>
      <PreviewedValues />
      <Section title={text('mission.type')}>{typeOf ? <TypeFact type={typeOf.task_type} /> : <TypeField />}</Section>
      {type ? (
        <>
          <Section title={text('mission.about')}>
            <Stack gap="5">
              <TextField name="name" label={text('mission.name')} hint={text('mission.name.hint')} required />
              <TextField name="description" label={text('mission.description')} hint={text('mission.description.hint')} required rows={3} />
              <StatusField name="status" label={text('mission.status')} hint={text('mission.status.hint')} />
            </Stack>
          </Section>
          {Fields ? (
            <Section title={text('mission.content')} key={type}>
              <Fields label={text('mission.content')} />
            </Section>
          ) : null}
          {completion && completion !== 'none' ? (
            <Section>
              <CompletionRuleField
                name="completion_metadata_rule"
                label={text('mission.field.completion_metadata_rule')}
                hint={text(`mission.completion.${completion}`)}
                required={completion === 'required'}
                applicationIds={applicationIds}
              />
              <SameRuleNotice campaignId={campaignId} completion={{ id: typeOf?.id, task_type: type, rule, applicationIds }} />
            </Section>
          ) : null}
          <Section title={text('mission.audience')}>
            <AudienceFields
              estimate={{ route: estimateTask, params: { campaign_id: campaignId } }}
              applicationIds={ids}
              offeredIds={offeredIds}
            />
          </Section>
          <Section title={text('mission.rewards')}>
            <RewardFields campaignId={campaignId} applications={applications} />
          </Section>
        </>
      ) : null}
    </>
  )
}
