import type { ApiError } from '@console/api'
import { useErrorText } from '@console/i18n'
import { ErrorLine, Text } from '@console/ui'

interface Props {
  /** What failed, in the page's words. */
  readonly failed: string
  readonly failure: ApiError | undefined
}

/** Why a button's work failed, above it. */
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
