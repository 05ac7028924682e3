import { MoreMessages } from '@console/i18n'
import { pageDataStore, useLocale } from '@console/session'
import { CopyButton, Flex, NamedText, Stack, Text, Verbatim } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { OverrideDetails } from '../overrides/override-details.tsx'
import { useText } from '../text.ts'
import en from './messages/en.ts'
import vi from './messages/vi.ts'
import { failureOf } from './reason.ts'
import { rememberFailure } from './seen-failures.ts'
import { sendReport } from './send-report.ts'

interface Props {
  readonly id: string
  readonly hash?: string | undefined
  readonly cause: unknown
}

/** Both languages come with the code: the hash of one more file in the first load would be larger than these words. */
const WORDS = { en, vi } as const

export function FailureDetails(props: Props) {
  return (
    <MoreMessages messages={WORDS[useLocale()]}>
      <Details {...props} />
    </MoreMessages>
  )
}

function Details({ id, hash, cause }: Props) {
  const text = useText()
  const { reason, needs, fault } = failureOf(cause)
  const [{ supportId, time }] = useState(() => ({ supportId: newSupportId(), time: new Date().toISOString() }))
  const shell = pageDataStore.getState().shell?.hash

  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    sendReport({ id, hash, reason, support_id: supportId, shell, path: location.pathname })
    rememberFailure({ id, reason, support_id: supportId, time })
  }, [id, hash, reason, supportId, shell, time])

  return (
    <Stack gap="2" minH="16" align="flex-start">
      <Text color="fg.muted">{text(`unavailable.${reason}`, { needs })}</Text>
      <OverrideDetails id={id} fault={fault} needs={needs} />
      <Flex gap="1" align="center">
        <Text textStyle="sm" color="fg.muted">
          <NamedText name={supportId} as={Verbatim}>
            {(shown) => text('unavailable.supportId', { id: shown })}
          </NamedText>
        </Text>
        <CopyButton
          iconOnly
          label={text('unavailable.copySupportId')}
          value={[supportId, reason, [id, hash].filter(Boolean).join(' '), shell && `shell ${shell}`, time].filter(Boolean).join(' · ')}
        />
      </Flex>
    </Stack>
  )
}

/** Letters and digits that nobody confuses when they are read aloud: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes an id such as `7F3K-9QXM`, short enough to be read out on the telephone. */
function newSupportId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
