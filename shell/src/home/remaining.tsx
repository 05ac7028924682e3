import type { Reading } from '@console/api'
import { ErrorState, SkeletonPage } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly readings: readonly Reading<unknown>[]
  /** Says what failed. */
  readonly failed: string
  /** What there is to say once everything has come. */
  readonly none: ReactNode
}

/** What is below the rows of several lists: that one could not be loaded, or that more is on the way. */
export function Remaining({ readings, failed, none }: Props) {
  const absent = readings.filter(({ data }) => data === undefined)
  const error = absent.find((reading) => reading.error)?.error
  if (error) return <ErrorState error={error} title={failed} onRetry={() => absent.map(({ retry }) => retry())} />
  return absent.length > 0 ? <SkeletonPage /> : none
}
