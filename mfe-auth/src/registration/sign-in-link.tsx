import { paths } from '@console/contract'
import { Flex, Text, TextLink } from '@console/ui'
import { useText } from '../text.ts'

export function SignInLink() {
  const text = useText()
  return (
    <Flex gap="2" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">{text('registration.hasAccount')}</Text>
      <TextLink to={paths.login()}>{text('login.submit')}</TextLink>
    </Flex>
  )
}
