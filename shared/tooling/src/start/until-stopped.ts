import { BuildOfOneFailed } from '../build/build-in-own-process.ts'
import { type Child, StartFailed } from './child.ts'

const PARENT_POLL_MS = 500

/**
 * Runs `work` until it fails or the process is asked to end. Then it ends all `children` and the process, with exit code 0 if it
 * was asked to end and 1 after a failure, whose reason it prints.
 */
export async function untilStopped(children: readonly Child[], work: () => Promise<never>): Promise<never> {
  let asked = false
  const stopAll = async (code: number): Promise<never> => {
    await Promise.all(children.map((child) => child.stop()))
    process.exit(code)
  }
  const stopAsAsked = () => {
    if (asked) return
    asked = true
    void stopAll(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, stopAsAsked)
  }
  // npm sends SIGTERM only to its shell, which ends alone: then nobody could end this process.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopAsAsked(), PARENT_POLL_MS).unref()
  try {
    return await work()
  } catch (error) {
    // The children are already being ended on request, which is why the work fails.
    if (asked) return new Promise(() => {})
    console.error(error instanceof StartFailed || error instanceof BuildOfOneFailed ? `\n${error.message}` : error)
    return stopAll(1)
  }
}
