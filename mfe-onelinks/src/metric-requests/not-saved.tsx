import type { MetricRequest } from '@console/contract'
import { Box, ErrorLine, Fact, Facts, Section } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../text.ts'
import { type MetricRequestValues, valuesOf } from './metric-request-record.ts'

interface Props {
  readonly request: MetricRequest
  readonly typed: MetricRequestValues
}

/** Shows the texts that came too late, so that they can go into another request. */
export function NotSaved({ request, typed }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus went with the form.
  useEffect(() => place.current?.focus(), [])
  const stored = valuesOf(request)
  const changed = (['name', 'description', 'example'] as const).filter((field) => typed[field].trim() !== stored[field])
  return (
    <Box ref={place} tabIndex={-1} outline="none" scrollMarginTop="24">
      <Section title={text('metricRequest.notSaved')}>
        <ErrorLine>{text('metricRequest.notSaved.text')}</ErrorLine>
        <Facts>
          {changed.map((field) => (
            <Fact key={field} name={text(`metricRequest.${field}`)}>
              <Box whiteSpace="pre-wrap">{typed[field]}</Box>
            </Fact>
          ))}
        </Facts>
      </Section>
    </Box>
  )
}
