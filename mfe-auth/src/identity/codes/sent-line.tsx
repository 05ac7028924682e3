import { Text } from '@console/ui'
import { useText } from '../../text.ts'

export function SentLine({ email }: { readonly email: string }) {
  const text = useText()
  return (
    <Text role="status" color="fg.muted" overflowWrap="anywhere">
      {text('code.sent', { email })}
    </Text>
  )
}
