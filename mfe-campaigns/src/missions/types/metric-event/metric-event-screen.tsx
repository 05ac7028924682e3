import { Box, Stack, Text } from '@console/ui'
import { completeRule } from '../../../audience/rule/rule-values.ts'
import { useRuleText } from '../../../audience/rule/use-rule-text.ts'
import { useText } from '../../../text.ts'
import type { MissionValues } from '../../mission-values.ts'
import { isNamed } from '../../rewards/reward-values.ts'
import { useRewardBrief } from '../../rewards/use-reward-text.ts'

export function MetricEventScreen({ of: { description, completion_metadata_rule: rule, rewards } }: { readonly of: MissionValues }) {
  const text = useText()
  const ruleText = useRuleText()
  const brief = useRewardBrief()
  const [reward] = rewards
  return (
    <Stack gap="4" p="4">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" color={description ? undefined : 'fg.muted'}>
        {description || text('mission.description')}
      </Text>
      <Box borderWidth="1px" borderRadius="l2" p="3">
        <Text textStyle="xs" color="fg.muted">
          {text('mission.preview.goal')}
        </Text>
        <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {rule && completeRule(rule) ? ruleText(rule) : text('mission.preview.noGoal')}
        </Text>
      </Box>
      {reward && (reward.reward_description.summary || isNamed(reward.reward_description)) ? (
        <Box borderWidth="1px" borderRadius="l2" p="3">
          <Text textStyle="xs" color="fg.muted">
            {text('mission.preview.reward')}
          </Text>
          <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
            {reward.reward_description.summary || brief(reward.reward_description)}
          </Text>
          <Text textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {reward.reward_description.description}
          </Text>
        </Box>
      ) : null}
    </Stack>
  )
}
