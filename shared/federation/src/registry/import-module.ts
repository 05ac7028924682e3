import { Worker } from 'node:worker_threads'
import type { Problem } from '@console/module/registry'
import { beside } from '../sources/package-files.ts'
import type { ImportOrder } from './import-module-thread.ts'

const LIMIT_MS = 30_000

/**
 * Imports a released module once, each page of it, with stand-ins for what the shell lends. Returns what is wrong: it throws, it is no
 * module, or a page is missing.
 */
export function importProblems(order: ImportOrder): Promise<readonly Problem[]> {
  const { id } = order.module
  return new Promise((done) => {
    const thread = new Worker(beside(import.meta.filename, 'import-module-thread'), { workerData: order, stdout: true, stderr: true })
    const end = (problems: readonly Problem[]) => {
      clearTimeout(timer)
      void thread.terminate().then(() => done(problems))
    }
    const threw = (why: string) => end([{ code: 'throws', id, text: `'${id}' cannot be imported: ${why}` }])
    const timer = setTimeout(() => threw(`it was not ready after ${LIMIT_MS / 1000} s`), LIMIT_MS)
    thread.once('message', end)
    thread.once('error', (error) => threw(Error.isError(error) ? error.message : String(error)))
  })
}
