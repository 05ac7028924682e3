import type { Log } from '../log.ts'

/** Logs each fault of the registry once for as long as it lasts. The returned function is given all faults that there are now. */
export function createFaultLog(log: Pick<Log, 'error'>): (faults: readonly (string | null)[]) => void {
  let reported: ReadonlySet<string> = new Set()
  return (faults) => {
    const found = new Set(faults.filter((fault) => fault !== null))
    for (const fault of found) if (!reported.has(fault)) log.error('registry', { fault })
    reported = found
  }
}
