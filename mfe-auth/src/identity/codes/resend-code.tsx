import { isApiError } from '@console/api'
import { useDurationText, useErrorText } from '@console/i18n'
import { Button, ErrorLine, Flex, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { SentCode } from './sent-code.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface Props {
  readonly sent: SentCode
  /** Asks for another code; throws `ApiError`. */
  readonly onResend: () => Promise<void>
}

/** To whom the code went, how long it works, and another one as soon as it may be asked for. */
export function ResendCode({ sent, onResend }: Props) {
  const text = useText()
  const duration = useDurationText()
  const errorText = useErrorText('action')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | { readonly code: string }>()
  const [limitedUntil, setLimitedUntil] = useState(0)
  const wait = useSecondsUntil(Math.max(sent.resendFrom, limitedUntil))
  const works = useSecondsUntil(sent.expires)

  async function resend(): Promise<void> {
    setBusy(true)
    setOutcome(undefined)
    try {
      await onResend()
      setOutcome('sent')
    } catch (error) {
      if (!isApiError(error)) throw error
      setLimitedUntil(Date.now() + (error.retryAfter ?? 0) * 1000)
      setOutcome({ code: error.code })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="3" textStyle="sm">
      <Text role="status" color="fg.muted" overflowWrap="anywhere">
        {text(outcome === 'sent' ? 'code.resent' : 'code.sent', { email: sent.email })}
      </Text>
      <Text color="fg.muted">{works > 0 ? text('code.works', { time: duration(works) }) : text('code.expired')}</Text>
      {typeof outcome === 'object' ? <ErrorLine>{errorText(outcome.code, wait)}</ErrorLine> : null}
      <Flex>
        <Button
          busy={isBusy}
          disabledReason={wait > 0 ? text('code.resendIn', { time: duration(wait) }) : undefined}
          onClick={() => void resend()}
        >
          {wait > 0 ? text('code.resendIn', { time: duration(wait) }) : text('code.resend')}
        </Button>
      </Flex>
    </Stack>
  )
}
