import type { ApiError } from '@console/api'
import { useErrorText } from '@console/i18n'
import { ErrorLine, Text } from '@console/ui'

interface Props {
  readonly failed: string
  readonly failure: ApiError | undefined
}

export function AttemptFailure({ failed, failure }: Props) {
  const errorText = useErrorText('action')
  if (!failure) return null
  return (
    <ErrorLine>
      <Text fontWeight="bold">{failed}</Text>
      <Text>{errorText(failure.code, failure.retryAfter)}</Text>
    </ErrorLine>
  )
}
