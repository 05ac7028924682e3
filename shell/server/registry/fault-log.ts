import type { Log } from '../log.ts'

/** A `warn` says what will happen if nobody acts. */
export interface Fault {
  readonly level: 'warn' | 'error'
  readonly text: string
}

/** Logs each fault once for as long as it lasts, and when none is left. The returned function takes all present faults. */
export function createFaultLog(log: Log): (faults: readonly Fault[]) => void {
  let reported: ReadonlySet<string> = new Set()
  return (faults) => {
    const found = new Map(faults.map(({ level, text }) => [text, level]))
    for (const [text, level] of found) if (!reported.has(text)) log[level]('registry', { fault: text })
    if (found.size === 0 && reported.size > 0) log.info('registry recovered')
    reported = new Set(found.keys())
  }
}

export const messageOf = (error: unknown): string => (Error.isError(error) ? error.message : String(error))
