import type { Loadable } from '@console/api'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

interface Props<T> {
  readonly from: Loadable<T>
  readonly skeleton: ReactNode
  readonly failed?: string
  readonly empty?: ((data: T) => ReactNode) | undefined
  readonly isEmpty?: (data: T) => boolean
  readonly children: (data: T) => ReactNode
}

/** One order for every region: skeleton, error, empty, ready. Data that are there stay while a refresh fails. */
export function Loaded<T>({ from, skeleton, failed, empty, isEmpty, children }: Props<T>) {
  if (from.data !== undefined) {
    return <>{empty && isEmpty?.(from.data) ? empty(from.data) : children(from.data)}</>
  }
  if (from.error) return <ErrorState error={from.error} title={failed} onRetry={from.retry} />
  return <>{skeleton}</>
}
