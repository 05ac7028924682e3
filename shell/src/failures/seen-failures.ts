import type { FailureReport } from '@console/module'
import { createStore } from 'zustand/vanilla'

/** A failure that this document showed. */
export interface SeenFailure extends Pick<FailureReport, 'id' | 'reason' | 'support_id'> {
  /** As an ISO time. */
  readonly time: string
}

const KEPT = 20

/** The last failures of areas in this document, newest first. */
export const seenFailuresStore = createStore<readonly SeenFailure[]>(() => [])

export function rememberFailure(failure: SeenFailure): void {
  seenFailuresStore.setState((before) => [failure, ...before].slice(0, KEPT), true)
}
