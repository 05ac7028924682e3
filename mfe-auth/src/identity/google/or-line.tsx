import { Box, Flex } from '@console/ui'
import { useText } from '../../text.ts'

export function OrLine() {
  const text = useText()
  return (
    <Flex align="center" gap="3" color="fg.muted" textStyle="sm">
      <Box flex="1" borderTopWidth="1px" />
      {text('login.or')}
      <Box flex="1" borderTopWidth="1px" />
    </Flex>
  )
}
