import { Box, Flex, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import type { MissionValues } from '../mission-values.ts'
import { isNamed } from '../rewards/reward-values.ts'
import { useRewardBrief } from '../rewards/use-reward-text.ts'

interface Props {
  readonly of: MissionValues
  readonly children: ReactNode
}

export function Phone({ of: { name, rewards }, children }: Props) {
  const text = useText()
  const brief = useRewardBrief()
  const [reward] = rewards
  return (
    <Box
      role="group"
      aria-label={text('mission.preview.phone')}
      mx="auto"
      w="292px"
      maxW="full"
      borderWidth="6px"
      borderColor="border.control"
      borderRadius="1.75rem"
      overflow="hidden"
      bg="bg.panel"
      textStyle="md"
    >
      <Flex gap="3" align="baseline" justify="space-between" px="4" py="3" bg="bg.subtle" borderBottomWidth="1px">
        <Text fontWeight="semibold" textStyle="sm" minW="0" overflowWrap="anywhere" color={name ? undefined : 'fg.muted'}>
          {name || text('mission.name')}
        </Text>
        {reward && isNamed(reward.reward_description) ? (
          <Text textStyle="xs" color="brand.fg" fontWeight="medium" textAlign="end" maxW="50%" overflowWrap="anywhere">
            {brief(reward.reward_description)}
          </Text>
        ) : null}
      </Flex>
      <Box minH="20rem">{children}</Box>
    </Box>
  )
}
