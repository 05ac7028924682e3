import { type ApiError, isApiError, retryWhenLimited, useRefresh, useSend } from '@console/api'
import type { ActionCall } from '@console/records'
import { useEffect, useRef, useState } from 'react'

type Send = Parameters<NonNullable<ActionCall<never>['undo']>>[2]

export interface ActivationStep {
  readonly id: string
  readonly kind: 'campaign' | 'mission' | 'notification'
  readonly name: string
  readonly make: () => Promise<unknown>
  /** `response` is the result of `make`. */
  readonly undo: (response: unknown, send: Send) => Promise<unknown>
}

export function stepOf<One>(kind: ActivationStep['kind'], id: string, name: string, record: One, call: ActionCall<One>): ActivationStep {
  return {
    id: `${kind} ${id}`,
    kind,
    name,
    make: () => call.make(record),
    undo: async (response, send) => call.undo?.(record, response, send),
  }
}

interface Done {
  readonly step: ActivationStep
  readonly response: unknown
}

interface Failed {
  readonly step: ActivationStep
  readonly error: ApiError
}

/** Activates a campaign and then its parts, one after the other. A second try skips what is done. */
export function useActivation() {
  const refresh = useRefresh()
  const send = useSend() as Send
  const done = useRef<Done[]>([])
  const [count, setCount] = useState(0)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const refreshAll = () => refresh(['campaigns', 'tasks', 'notifications'])

  /** Throws the first `ApiError` once each step was tried. If the campaign fails, its parts are not tried. */
  async function activate(steps: readonly ActivationStep[]): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    leaving.current = controller
    const failures: Failed[] = []
    setFailed([])
    for (const step of steps) {
      const isDone = done.current.some((one) => one.step.id === step.id)
      if (isDone || signal.aborted || failures[0]?.step.kind === 'campaign') continue
      try {
        done.current.push({ step, response: await retryWhenLimited(step.make, { signal }) })
        setCount(done.current.length)
      } catch (error) {
        if (!isApiError(error)) throw error
        failures.push({ step, error })
      }
    }
    setFailed(failures)
    if (failures[0]) throw failures[0].error
  }

  /** The last first. Throws `ApiError`. */
  async function takeBack(): Promise<void> {
    try {
      for (const { step, response } of done.current.toReversed()) await step.undo(response, send)
    } finally {
      refreshAll()
    }
  }

  const stepsDone = (): readonly ActivationStep[] => done.current.map(({ step }) => step)
  return { count, failed, activate, takeBack, stepsDone, refresh: refreshAll }
}
