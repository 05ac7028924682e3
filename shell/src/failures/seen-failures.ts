import type { FailureReport } from '@console/module'
import { createStore } from 'zustand/vanilla'

export interface SeenFailure extends Pick<FailureReport, 'id' | 'reason' | 'support_id'> {
  /** As an ISO time. */
  readonly time: string
}

const KEPT = 20

/** Newest first. */
export const seenFailuresStore = createStore<readonly SeenFailure[]>(() => [])

export function rememberFailure(failure: SeenFailure): void {
  seenFailuresStore.setState((before) => [failure, ...before].slice(0, KEPT), true)
}
