import { type Failure, mayRetry } from '@console/api'
import { useErrorText, useKitText } from '@console/i18n'
import { ErrorLine, Notice, Text } from '@console/ui'
import { Reference } from './reference.tsx'

interface Props {
  readonly failed: string
  readonly failure: Failure
  /** Shown without red: nothing failed. */
  readonly isNews?: boolean | undefined
  /** Seconds until it can be sent again. */
  readonly wait: number
  readonly submit: string
}

/** What went wrong, and how to go on. Sending again is safe, since it goes under the same key. */
export function FormFailure({ failed, failure, isNews = false, wait, submit }: Props) {
  const text = useKitText()
  const errorText = useErrorText('action')
  // What the person can mend needs no id to quote.
  const isOver = failure.code === 'rate_limited' && failure.retryAfter !== undefined && wait === 0
  const isOurs = failure.status >= 500 || failure.code === 'invalid_answer'
  if (isNews) {
    return (
      <Notice>
        <Text role="status">{errorText(failure.code)}</Text>
      </Notice>
    )
  }
  return (
    <ErrorLine>
      <Text fontWeight="bold">{failed}</Text>
      {/* A timer is read out once, with the line around it, then counts in silence; its end is announced. */}
      {isOver ? null : <Text role={wait > 0 ? 'timer' : undefined}>{errorText(failure.code, wait)}</Text>}
      {mayRetry(failure) ? <Text role="status">{wait > 0 ? null : text('form.resend', { submit })}</Text> : null}
      {failure.requestId && isOurs ? <Reference id={failure.requestId} /> : null}
    </ErrorLine>
  )
}
