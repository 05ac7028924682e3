import { useCall } from '@console/api'
import { getApplication, postbackBody, postbackCommand, postbackRequest } from '@console/contract'
import { PostbackText } from '@console/entities'
import { useWatch } from '@console/forms'
import { Box, CopyButton, Flex, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { postbackOf, type RewardValues } from './reward-values.ts'

interface Props {
  readonly name: string
  readonly applicationId: string
}

export function PostbackShown({ name, applicationId }: Props) {
  const text = useText()
  const reward: RewardValues | undefined = useWatch({ name })
  const application = useCall(getApplication, { application_id: applicationId })
  if (!reward) return null
  const postback = postbackOf(reward)
  const address = application.data?.integration_info?.url ?? ''
  const request = postbackRequest(address, postback)
  const command = postbackCommand(address, postback)
  const shown = request ?? postbackBody(postback)
  return (
    <Box mt="3">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="3">
        <Text textStyle="sm" color="fg.muted" flex="1" minW="12rem">
          {text(request === null ? 'reward.postback.noUrl' : 'reward.postback.text')}
        </Text>
        <CopyButton value={shown} label={text('reward.postback.copy')} kind="content" />
        {command ? <CopyButton value={command} label={text('reward.postback.copyCommand')} kind="content" /> : null}
      </Flex>
      <PostbackText label={text('reward.postback')}>{shown}</PostbackText>
    </Box>
  )
}
