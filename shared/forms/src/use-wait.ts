import type { Failure } from '@console/api'
import { useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { countdown } from './countdown.ts'
import { isDeepEqual } from './deep-equal.ts'

const TICK_MS = 1000

/**
 * Seconds, counting down, for which a limit (429) refuses what was sent; 0 where it may be sent again. A limit is on one
 * person or one record, so that it holds only while the form says the same.
 */
export function useWait<Values extends FieldValues>(form: Pick<UseFormReturn<Values>, 'getValues'>, failure: Failure | undefined): number {
  const [left, setLeft] = useState(0)
  // Before anything is painted or read out: the time is in the first words.
  useLayoutEffect(() => {
    const seconds = (failure?.status === 429 && failure.retryAfter) || 0
    const refused = form.getValues()
    const rest = countdown(seconds * 1000)
    function count(): void {
      const now = isDeepEqual(form.getValues(), refused) ? Math.ceil(rest() / 1000) : 0
      setLeft(Math.max(0, now))
      if (now <= 0) clearInterval(timer)
    }
    const timer = setInterval(count, TICK_MS)
    count()
    return () => clearInterval(timer)
  }, [form, failure])
  return left
}
