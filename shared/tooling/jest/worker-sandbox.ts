import type { Sandbox } from '@console/sandbox'
import { closeWhenIdle } from '@console/sandbox/when-idle'

/** One sandbox for all test files of a worker: making one takes longer than resetting it. */
let made: Promise<Sandbox> | undefined

/** Returns the worker's sandbox with the original demo data; `from` is the package or file that makes it. */
export async function freshSandbox(from: string): Promise<Sandbox> {
  if (made) {
    await (await made).reset()
    return made
  }
  // Loaded at the first use, because most test files need none.
  made = import(from).then(({ createSandbox }: Pick<typeof import('@console/sandbox'), 'createSandbox'>) => createSandbox())
  closeWhenIdle(() => {
    const open = made
    made = undefined
    void open?.then((sandbox) => sandbox.close())
  })
  return made
}
