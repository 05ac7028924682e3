import { call } from '@console/api'
import type { EstimateWrite, estimateNotification, estimateTask, InputOf } from '@console/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { estimatesBy } from './estimates.ts'

/** Both calls take and return the same. */
export interface EstimateCall {
  readonly route: typeof estimateTask | typeof estimateNotification
  readonly params: InputOf<typeof estimateTask>
}

export function useEstimates({ route, params }: EstimateCall, questions: readonly EstimateWrite[]) {
  const [estimates] = useState(() => estimatesBy((body, signal) => call(route, params, { body, signal })))
  useSyncExternalStore(estimates.subscribe, estimates.version)
  const wanted = JSON.stringify(questions)

  useEffect(() => estimates.want(JSON.parse(wanted) as EstimateWrite[]), [estimates, wanted])
  useEffect(() => () => estimates.want([]), [estimates])
  return estimates
}
