import type { Reading } from '@console/api'
import { ErrorState, SkeletonPage } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly readings: readonly Reading<unknown>[]
  readonly failed: string
  /** Shown once everything has come. */
  readonly none: ReactNode
}

export function Remaining({ readings, failed, none }: Props) {
  const absent = readings.filter(({ data }) => data === undefined)
  const error = absent.find((reading) => reading.error)?.error
  if (error) return <ErrorState error={error} title={failed} onRetry={() => absent.map(({ retry }) => retry())} />
  return absent.length > 0 ? <SkeletonPage /> : none
}
