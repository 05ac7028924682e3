import type { AudienceEstimate } from '@console/contract'
import { useFormats } from '@console/i18n'
import { Button, Flex, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { Estimated } from './estimates.ts'

interface Props {
  readonly found: Estimated
  readonly isTyping: boolean
  readonly onRefresh: () => void
}

/** Until there is a new number, the one before it stays and is marked. */
export function EstimateSize({ found, isTyping, onRefresh }: Props) {
  const text = useText()
  const [last, setLast] = useState(found.answer)
  if (found.answer && found.answer !== last) setLast(found.answer)
  const isOld = isTyping || found.isAsking || found.answer === undefined
  return (
    <Flex gap="4" wrap="wrap" align="baseline">
      <Text role="status" aria-busy={isOld || undefined} textStyle="2xl" fontWeight="semibold" color={isOld ? 'fg.muted' : undefined}>
        {last ? <Size of={last} /> : null}
      </Text>
      {isOld ? <Text color="fg.muted">{text('estimate.asking')}</Text> : last ? <Age of={last} /> : null}
      <Button size="xs" look="quiet" busy={isOld} onClick={onRefresh}>
        {text('estimate.refresh')}
      </Button>
    </Flex>
  )
}

function Size({ of: { audience_size: size, audience_type } }: { readonly of: AudienceEstimate }) {
  const text = useText()
  return text(audience_type === 'user' ? 'estimate.size.user' : 'estimate.size.character', { size })
}

function Age({ of: { estimated_on } }: { readonly of: AudienceEstimate }) {
  const text = useText()
  const { time, dateTime, zoneNameAt } = useFormats()
  return (
    <Text asChild textStyle="sm" color="fg.muted">
      <time dateTime={estimated_on} title={`${dateTime(estimated_on)} (${zoneNameAt(estimated_on)})`}>
        {text('estimate.asOf', { time: time(estimated_on) })}
      </time>
    </Text>
  )
}
