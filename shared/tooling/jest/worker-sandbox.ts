import type { Sandbox } from '@console/sandbox'
import { closeWhenIdle } from '@console/sandbox/when-idle'

/** One sandbox for all test files of a worker, by where it comes from: making one takes longer than resetting it. */
const made = new Map<string, Promise<Sandbox>>()

/** Returns the worker's sandbox with the original demo data; `from` is the package or file that makes it. */
export async function freshSandbox(from: string): Promise<Sandbox> {
  const there = made.get(from)
  if (there) {
    await (await there).reset()
    return there
  }
  // Loaded at the first use, because most test files need none.
  const opened = import(from).then(({ createSandbox }: Pick<typeof import('@console/sandbox'), 'createSandbox'>) => createSandbox())
  made.set(from, opened)
  closeWhenIdle(() => {
    made.delete(from)
    void opened.then((sandbox) => sandbox.close())
  })
  return opened
}
