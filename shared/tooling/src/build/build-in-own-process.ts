import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Builds and releases one thing (`sandbox`, `shell` or a module's id) in a process of its own, so that a compiler's
 * memory is given back. Answers with a short word about the result; rejects with what the build complained of.
 */
export function buildInOwnProcess(what: string): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, 'build-one.ts'), what], { stdio: ['ignore', 'pipe', 'pipe'] })
    let result = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => (result += chunk))
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? done(result.trim()) : failed(new BuildOfOneFailed(what, complaint.trim() || `exit code ${code}`)),
    )
  })
}

/** Something could not be built; the message is meant for the person at the terminal. */
export class BuildOfOneFailed extends Error {
  override readonly name = 'BuildOfOneFailed'

  constructor(what: string, complaint: string) {
    super(`${what} could not be built.\n${complaint}`)
  }
}
