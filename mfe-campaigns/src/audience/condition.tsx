import { useFieldValue } from '@console/forms'
import { Box, Button, Flex, Icon, IconButton, type IconId, Notice, Span, Stack, Text } from '@console/ui'
import { useId } from 'react'
import { useText } from '../text.ts'
import type { RuleDoubt } from './rule/rule-doubts.ts'
import { RuleFields } from './rule/rule-fields.tsx'
import { completeRule, isUnreadable, type RuleValues } from './rule/rule-values.ts'
import { useRuleText } from './rule/use-rule-text.ts'

interface Props {
  /** The field of the condition: `metadata_rule.0`. */
  readonly name: string
  /** Index, from 0. */
  readonly at: number
  readonly total: number
  readonly doubt: RuleDoubt | undefined
  readonly suggested: readonly RuleValues[]
  /** Why no further condition can be added. */
  readonly isFull: string | undefined
  readonly onMove: (by: 1 | -1) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly onFilled: () => void
}

export function Condition({ name, at, total, doubt, suggested, isFull, onMove, onDuplicate, onRemove, onFilled }: Props) {
  const text = useText()
  const ruleText = useRuleText()
  const labelId = useId()
  const [rule, change] = useFieldValue<RuleValues>(name)
  const place = at + 1

  function take(suggestion: RuleValues): void {
    change(suggestion)
    onFilled()
  }

  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      data-condition={at}
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '3', md: '4' }}
      focusVisibleRing="outside"
    >
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" mb="3">
        <Span id={labelId} textStyle="sm" fontWeight="medium">
          {text('audience.condition', { place })}
        </Span>
        <Flex gap="1">
          <Action
            icon="up"
            part="up"
            label={text('audience.up', { place })}
            disabledReason={at === 0 ? text('audience.up.first') : undefined}
            onClick={() => onMove(-1)}
          />
          <Action
            icon="down"
            part="down"
            label={text('audience.down', { place })}
            disabledReason={place === total ? text('audience.down.last') : undefined}
            onClick={() => onMove(1)}
          />
          <Action
            icon="copy"
            label={text('audience.duplicate', { place })}
            disabledReason={isUnreadable(rule) ? text('audience.duplicate.unreadable') : isFull}
            onClick={onDuplicate}
          />
          <Action icon="delete" label={text('audience.remove', { place })} onClick={onRemove} />
        </Flex>
      </Flex>
      <Stack gap="4">
        {completeRule(rule) ? <Text overflowWrap="anywhere">{ruleText(rule)}</Text> : null}
        <RuleFields name={name} />
        {rule.metrics_category_id === '' && suggested.length > 0 ? <Suggested rules={suggested} onTake={take} /> : null}
        {doubt ? <Notice>{text(`audience.${doubt.is}`, { place: doubt.other + 1 })}</Notice> : null}
      </Stack>
    </Box>
  )
}

interface SuggestedProps {
  readonly rules: readonly RuleValues[]
  readonly onTake: (rule: RuleValues) => void
}

function Suggested({ rules, onTake }: SuggestedProps) {
  const text = useText()
  const ruleText = useRuleText()
  const labelId = useId()
  return (
    <Stack gap="2">
      <Text id={labelId} textStyle="xs" color="fg.muted">
        {text('audience.recent')}
      </Text>
      <Flex role="group" aria-labelledby={labelId} gap="2" wrap="wrap">
        {rules.map((rule) => (
          <Button key={ruleText(rule)} size="xs" breaks onClick={() => onTake(rule)}>
            {ruleText(rule)}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}

interface ActionProps {
  readonly icon: IconId
  readonly label: string
  readonly part?: 'up' | 'down'
  readonly disabledReason?: string | undefined
  readonly onClick: () => void
}

function Action({ icon, part, ...button }: ActionProps) {
  return (
    <IconButton data-part={part} {...button}>
      <Icon id={icon} size={16} />
    </IconButton>
  )
}
