import { spawn } from 'node:child_process'
import { beside } from '@console/federation'
import type { Release } from '@console/module/registry'

/**
 * Builds one thing (`sandbox`, `shell` or a module's id) in a process of its own, so that a compiler's memory is given back, and
 * puts it into the registry, where it is not live yet. `folder` has the sources of a module that is not one of this workspace.
 * Returns its release, null for the sandbox; rejects with what the build complained of.
 */
export function buildInOwnProcess(what: string, registry: string, folder?: string): Promise<Release | null> {
  const args = [beside(import.meta.filename, 'build-one'), what, registry, ...(folder ? [folder] : [])]
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let result = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => (result += chunk))
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? done(JSON.parse(result)) : failed(new BuildOfOneFailed(what, complaint.trim() || `exit code ${code}`)),
    )
  })
}

/** The message is for the person at the terminal. */
export class BuildOfOneFailed extends Error {
  override readonly name = 'BuildOfOneFailed'

  constructor(what: string, complaint: string) {
    super(`${what} could not be built.\n${complaint}`)
  }
}
