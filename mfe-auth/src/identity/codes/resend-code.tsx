import { isApiError } from '@console/api'
import { countdown } from '@console/forms'
import { useDurationText, useErrorText } from '@console/i18n'
import { Button, ErrorLine, Flex, Stack, Text } from '@console/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../text.ts'
import type { SentCode } from './sent-code.ts'

const TICK_MS = 1000

interface Props {
  readonly sent: SentCode
  /** Throws `ApiError`. */
  readonly onResend: () => Promise<void>
  readonly onOtherEmail: () => void
}

export function ResendCode({ sent, onResend, onOtherEmail }: Props) {
  const text = useText()
  const duration = useDurationText()
  const errorText = useErrorText('action')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | { readonly code: string }>()
  const [limitedUntil, setLimitedUntil] = useState(0)
  const wait = useSecondsUntil(Math.max(sent.resendFrom, limitedUntil))
  const works = useSecondsUntil(sent.expires)
  const label = wait > 0 ? text('code.resendIn', { time: duration(wait) }) : text('code.resend')

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
    <Stack gap="3" textStyle="sm" borderTopWidth="1px" pt="4">
      <Text color="fg.muted">{works > 0 ? text('code.works', { time: duration(works) }) : text('code.expired')}</Text>
      <Text role="status" _empty={{ display: 'none' }}>
        {outcome === 'sent' ? text('code.resent') : null}
      </Text>
      {typeof outcome === 'object' ? <ErrorLine>{errorText(outcome.code, wait)}</ErrorLine> : null}
      <Flex gap="2" wrap="wrap">
        <Button busy={isBusy} disabledReason={wait > 0 ? label : undefined} onClick={() => void resend()}>
          {label}
        </Button>
        <Button onClick={onOtherEmail}>{text('code.otherEmail')}</Button>
      </Flex>
    </Stack>
  )
}

/** Whole seconds until a moment of the device's clock (milliseconds since 1970), counting down to 0. */
function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => seconds(moment - Date.now()))
  useEffect(() => {
    const rest = countdown(moment - Date.now())
    const count = () => {
      const now = seconds(rest())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(count, TICK_MS)
    count()
    return () => clearInterval(timer)
  }, [moment])
  return left
}

const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000))
