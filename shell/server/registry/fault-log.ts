import type { Log } from '../log.ts'

/** What is wrong with the registry. A `warn` says what will be if nobody does anything. */
export interface Fault {
  readonly level: 'warn' | 'error'
  readonly text: string
}

/** Logs each fault of the registry once for as long as it lasts, and when none is left. The returned function is given all faults that there are now. */
export function createFaultLog(log: Log): (faults: readonly Fault[]) => void {
  let reported: ReadonlySet<string> = new Set()
  return (faults) => {
    const found = new Map(faults.map(({ level, text }) => [text, level]))
    for (const [text, level] of found) if (!reported.has(text)) log[level]('registry', { fault: text })
    if (found.size === 0 && reported.size > 0) log.info('registry recovered')
    reported = new Set(found.keys())
  }
}
