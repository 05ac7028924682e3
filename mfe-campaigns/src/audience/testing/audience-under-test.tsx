import { AUDIENCE_TYPES, type AudienceType, estimateTask, MetadataRules, MetadataRuleWrite } from '@console/contract'
import { Form, useRecordForm } from '@console/forms'
import { formOf } from '@console/records'
import * as v from 'valibot'
import { AudienceFields } from '../audience-fields.tsx'
import { CompletionRuleField } from '../completion-rule-field.tsx'
import type { JsonEdit } from '../json-edit.ts'
import { audienceErrors, ruleErrorsOf } from '../rule/rule-errors.ts'
import type { RuleValues } from '../rule/rule-values.ts'

export const messages = { en: () => import('../messages/en.ts'), vi: () => import('../messages/vi.ts') }

const Audience = v.object({
  audience_type: v.picklist(AUDIENCE_TYPES),
  metadata_rule: MetadataRules,
  completion_metadata_rule: v.nullable(MetadataRuleWrite),
})
export type SavedAudience = v.InferInput<typeof Audience>

interface Typed extends SavedAudience {
  readonly metadata_json: JsonEdit | null
}

interface Props {
  readonly campaignId: string
  readonly applicationIds: readonly string[]
  readonly audienceType?: AudienceType | 'unknown'
  readonly rules?: readonly RuleValues[]
  readonly completion?: RuleValues | null
  readonly onSave?: (values: SavedAudience) => void
}

export function AudienceUnderTest({
  campaignId,
  applicationIds,
  audienceType = 'character',
  rules = [],
  completion = null,
  onSave,
}: Props) {
  const values = { audience_type: audienceType, metadata_rule: rules, metadata_json: null, completion_metadata_rule: completion } as Typed
  const form = useRecordForm(formOf<Typed>()(Audience), values, undefined, ({ completion_metadata_rule: one, ...audience }) => [
    ...audienceErrors(audience),
    ...(one ? ruleErrorsOf(one, '/body/completion_metadata_rule') : []),
  ])
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={async (saved) => onSave?.(saved)}>
      <CompletionRuleField name="completion_metadata_rule" label="Completed when" applicationIds={applicationIds} />
      <AudienceFields
        estimate={{ route: estimateTask, params: { campaign_id: campaignId } }}
        applicationIds={applicationIds}
        offeredIds={applicationIds}
      />
    </Form>
  )
}
