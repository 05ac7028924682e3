import type { Sandbox } from '@console/sandbox'

/** Milliseconds after a test file before the sandbox is closed, if no other file begins. */
const IDLE_MS = 100

/** One sandbox for all test files of a worker: making one takes longer than resetting it. */
let made: Promise<Sandbox> | undefined
let idle: NodeJS.Timeout | undefined

/** Returns the worker's sandbox with the original demo data. */
export async function freshSandbox(): Promise<Sandbox> {
  if (made) {
    await (await made).reset()
    return made
  }
  // Loaded at the first use, because most test files need none.
  made = import('@console/sandbox').then(({ createSandbox }) => createSandbox())
  return made
}

export function keepSandbox(): void {
  clearTimeout(idle)
}

/** Called after each test file: an open database would keep the worker from ending after its last one. */
export function releaseSandbox(): void {
  idle = setTimeout(() => {
    const open = made
    made = undefined
    void open?.then((sandbox) => sandbox.close())
  }, IDLE_MS)
}
