import type { Task, TaskApplication } from '@console/contract'
import { ApplicationBadge, PostbackText } from '@console/entities'
import { useFormats } from '@console/i18n'
import { Box, CopyButton, chakra, Fact, Facts, Flex, PlainList, Text, Verbatim } from '@console/ui'
import { useText } from '../../text.ts'

export function RewardList({ task }: { readonly task: Task }) {
  return (
    <PlainList gap="6">
      {task.task_applications.map((one) => (
        <li key={one.id}>
          <Reward of={one} />
        </li>
      ))}
    </PlainList>
  )
}

function Reward({ of: { application, reward_description: reward, postback_param } }: { readonly of: TaskApplication }) {
  const text = useText()
  const { number } = useFormats()
  return (
    <Box>
      <Box mb="3" fontWeight="medium">
        <ApplicationBadge application={application} />
      </Box>
      <Facts>
        <Fact name={text('reward.item')}>
          <Verbatim>{reward.item}</Verbatim>
        </Fact>
        <Fact name={text('reward.amount')}>{number(reward.amount)}</Fact>
        <Fact name={text('reward.summary')}>{reward.summary}</Fact>
        <Fact name={text('reward.description')}>
          <Text whiteSpace="pre-line">{reward.description}</Text>
        </Fact>
        <Fact name={text('reward.icon')}>
          {reward.icon_url ? (
            <chakra.img src={reward.icon_url} alt={text('reward.icon')} w="16" h="16" objectFit="contain" />
          ) : (
            text('value.none')
          )}
        </Fact>
        <Fact name={text('reward.params')}>
          {postback_param.length > 0 ? <Params lines={postback_param.map(({ name, value }) => `${name}=${value}`)} /> : text('value.none')}
        </Fact>
      </Facts>
    </Box>
  )
}

function Params({ lines }: { readonly lines: readonly string[] }) {
  const text = useText()
  const shown = lines.join('\n')
  return (
    <Flex gap="2" align="flex-start">
      <Box flex="1" minW="0">
        <PostbackText label={text('reward.params')}>{shown}</PostbackText>
      </Box>
      <CopyButton value={shown} label={text('reward.params.copy')} kind="content" iconOnly />
    </Flex>
  )
}
