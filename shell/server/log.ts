import type { Clock } from './clock.ts'
import { systemCode } from './system-error.ts'

type Fact = string | number | boolean | null | undefined | Facts | readonly Facts[]
export interface Facts {
  readonly [name: string]: Fact
}

/** The log of the host: one JSON object per line, never with a cookie, a token or a body. */
export interface Log {
  info(event: string, facts?: Facts): void
  /** Nothing fails yet, but an operator has something to do. */
  warn(event: string, facts?: Facts): void
  error(event: string, facts?: Facts): void
  /** Happens too often for a line: only for metrics and spans. */
  count(event: string, facts?: Facts): void
}

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  const line =
    (level: string) =>
    (event: string, facts: Facts = {}) =>
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...facts })}\n`)
  return { info: line('info'), warn: line('warn'), error: line('error'), count: () => {} }
}

const SILENT_MS = 60_000

/** Returns a function that writes a line at most once a minute: what fails with every request must not fill the log. */
export function sparing(write: Log['error'], clock: Pick<Clock, 'now'>): Log['error'] {
  let silentUntil = 0
  return (event, facts) => {
    if (clock.now() < silentUntil) return
    silentUntil = clock.now() + SILENT_MS
    write(event, facts)
  }
}

export function errorFacts(error: unknown): Facts {
  if (!Error.isError(error)) return { error: String(error) }
  const cause = Error.isError(error.cause) ? error.cause.message : undefined
  const code = systemCode(error) ?? systemCode(error.cause) ?? undefined
  return { error: `${error.name}: ${error.message}`, cause, code, at: error.stack?.split('\n')[1]?.trim() }
}
