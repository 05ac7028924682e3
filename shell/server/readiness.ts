import type { Clock } from './clock.ts'
import { NOSNIFF } from './headers.ts'
import type { Facts } from './log.ts'

/** `degraded` still serves people, but an operator has something to do. */
export interface Reading {
  readonly state: 'ready' | 'degraded' | 'not ready'
  /** Each is a sentence for the operator. */
  readonly reasons: readonly string[]
  readonly facts?: Facts
}

export interface Part {
  readonly read: () => Promise<Reading>
  /** What it counts as if it rejects or takes too long. What all hosts share must not take all of them out of service. */
  readonly failsAs: 'degraded' | 'not ready'
}

/** A balancer gives up after a few seconds. */
const LIMIT_MS = 2_000
const WORST_FIRST = ['not ready', 'degraded', 'ready'] as const

/**
 * Returns the response to `/readyz`: 200 if the host can serve people, else 503, with what each part says of itself. A balancer
 * looks at the status alone; the reasons are for operators.
 */
export function createReadiness(parts: Readonly<Record<string, Part>>, clock: Clock): () => Promise<Response> {
  return async () => {
    const readings = await Promise.all(Object.values(parts).map((part) => readingOf(part, clock)))
    const state = WORST_FIRST.find((one) => readings.some((reading) => reading.state === one)) ?? 'ready'
    const told = Object.keys(parts).map((name, n) => [name, factsOf(readings[n])])
    return Response.json(
      { status: state, parts: Object.fromEntries(told) },
      { status: state === 'not ready' ? 503 : 200, headers: { ...NOSNIFF, 'cache-control': 'no-store' } },
    )
  }
}

async function readingOf({ read, failsAs }: Part, clock: Clock): Promise<Reading> {
  const failed = (reason: string): Reading => ({ state: failsAs, reasons: [reason] })
  const limit = clock.timer(LIMIT_MS)
  const late = limit.done.then(() => failed(`it did not respond within ${LIMIT_MS / 1_000} seconds`))
  try {
    return await Promise.race([read(), late])
  } catch (error) {
    return failed(Error.isError(error) ? error.message : String(error))
  } finally {
    limit.cancel()
  }
}

const factsOf = (reading: Reading | undefined) => reading && { status: reading.state, reasons: reading.reasons, ...reading.facts }
