import type { ApiError } from '@console/api'
import type { AudienceEstimate, EstimateWrite } from '@console/contract'

/** While a question is asked again, or could not be, the last answer stays. */
export interface Estimated {
  readonly answer?: AudienceEstimate
  readonly error?: ApiError
  readonly isAsking: boolean
}

export type AskEstimate = (question: EstimateWrite, signal: AbortSignal) => Promise<AudienceEstimate>

const AT_A_TIME = 2
const UNKNOWN: Estimated = { isAsking: false }

/** Asks for estimates, a few at a time and each question once, and keeps them. Questions that are not wanted any more are aborted. */
export function estimatesBy(ask: AskEstimate) {
  const known = new Map<string, Estimated>()
  const asking = new Map<string, AbortController>()
  /** Answered or failed, and not to be asked again by itself. */
  const settled = new Set<string>()
  const listeners = new Set<() => void>()
  let wanted: readonly EstimateWrite[] = []
  let version = 0

  function learn(key: string, estimated: Estimated): void {
    known.set(key, estimated)
    version += 1
    for (const listener of listeners) listener()
  }

  function askNext(): void {
    for (const question of wanted) {
      const key = keyOf(question)
      if (asking.size < AT_A_TIME && !asking.has(key) && !settled.has(key)) void send(key, question)
    }
  }

  async function send(key: string, question: EstimateWrite): Promise<void> {
    const controller = new AbortController()
    const before = known.get(key)?.answer
    const kept = before ? { answer: before } : {}
    asking.set(key, controller)
    learn(key, { ...kept, isAsking: true })
    const found = await ask(question, controller.signal).then(
      (answer) => ({ answer }),
      (error: ApiError) => ({ ...kept, error }),
    )
    if (asking.get(key) !== controller) return
    asking.delete(key)
    settled.add(key)
    learn(key, { ...found, isAsking: false })
    askNext()
  }

  function drop(key: string): void {
    asking.get(key)?.abort()
    asking.delete(key)
    learn(key, { ...known.get(key), isAsking: false })
  }

  return {
    /** Replaces the wanted questions, the most important first. */
    want(questions: readonly EstimateWrite[]): void {
      wanted = questions
      const keys = new Set(questions.map(keyOf))
      for (const key of asking.keys()) if (!keys.has(key)) drop(key)
      askNext()
    },
    /** Asks the wanted ones again. */
    refresh(): void {
      for (const question of wanted) settled.delete(keyOf(question))
      askNext()
    },
    of: (question: EstimateWrite): Estimated => known.get(keyOf(question)) ?? UNKNOWN,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes with every result. */
    version: () => version,
  }
}

export type Estimates = ReturnType<typeof estimatesBy>

const keyOf = (question: EstimateWrite) => JSON.stringify(question)
