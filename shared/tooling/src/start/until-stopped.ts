import { BuildOfOneFailed } from '../build/build-in-own-process.ts'
import { type Child, StartFailed } from './child.ts'

const PARENT_POLL_MS = 500

/**
 * Runs `work` until it fails or somebody asks the process to end; then ends all `children` and the process, with
 * exit code 0 if it was asked to and 1 after a failure, whose reason is printed.
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
  // npm hands SIGTERM to its shell, which dies of it alone: then nobody is left who could end this process.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopAsAsked(), PARENT_POLL_MS).unref()
  try {
    return await work()
  } catch (error) {
    // Whoever asked to end is already ending the children, which is why the work fails.
    if (asked) return new Promise(() => {})
    console.error(error instanceof StartFailed || error instanceof BuildOfOneFailed ? `\n${error.message}` : error)
    return stopAll(1)
  }
}
