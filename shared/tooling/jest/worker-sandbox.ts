import type { Sandbox } from '@console/sandbox'

/** How long after a test file the next one may begin before the sandbox is given up; ms. */
const IDLE_MS = 100

/** One sandbox for all test files of a worker: making one costs more than putting it back. */
let made: Promise<Sandbox> | undefined
let idle: NodeJS.Timeout | undefined

/** The worker's sandbox with the demo data as they were at first. */
export async function freshSandbox(): Promise<Sandbox> {
  if (made) {
    await (await made).reset()
    return made
  }
  // Loaded when first asked for: most test files need none.
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
