import { AUDIENCE_TYPES, type AudienceType } from '@console/contract'
import { SelectField, useFieldValue } from '@console/forms'
import { Box, Grid, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { ConditionList } from './condition-list.tsx'
import { Estimate } from './estimate/estimate.tsx'
import type { EstimateCall } from './estimate/use-estimates.ts'
import type { RuleValues } from './rule/rule-values.ts'

interface Props {
  readonly estimate: EstimateCall
  /** The chosen ones, whose people are counted. */
  readonly applicationIds: readonly string[]
  /** A missing metric is asked for these until some are chosen. */
  readonly offeredIds: readonly string[]
}

/** Room for the estimate beside the conditions, so that neither moves while the other grows. */
const ROOMY = '@container (min-width: 44rem)'
const BESIDE = { gridTemplateColumns: 'minmax(0, 1fr)', [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } }
const IN_SIGHT = { [ROOMY]: { position: 'sticky', top: 'calc(var(--header) + 24px)', alignSelf: 'start' } }

export function AudienceFields({ estimate, applicationIds, offeredIds }: Props) {
  const text = useText()
  const [audienceType] = useFieldValue<AudienceType | 'unknown'>('audience_type')
  const [rules] = useFieldValue<readonly RuleValues[]>('metadata_rule')
  const options = AUDIENCE_TYPES.map((type) => ({ value: type, label: text(`audience.type.${type}`) }))
  return (
    <Stack gap="5">
      <SelectField name="audience_type" label={text('audience.type')} hint={text('audience.type.hint')} required options={options} />
      <Box containerType="inline-size">
        <Grid gap="5" css={BESIDE}>
          <ConditionList applicationIds={applicationIds.length > 0 ? applicationIds : offeredIds} />
          <Box css={IN_SIGHT}>
            {audienceType === 'unknown' ? (
              <Text color="fg.muted">{text('estimate.unreadable')}</Text>
            ) : (
              <Estimate by={estimate} audienceType={audienceType} rules={rules} applicationIds={applicationIds} />
            )}
          </Box>
        </Grid>
      </Box>
    </Stack>
  )
}
