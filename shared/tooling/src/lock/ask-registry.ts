import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LockedPackage } from './complete-lock.ts'

const run = promisify(execFile)

interface View {
  readonly version: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly license?: string
  readonly engines?: Readonly<Record<string, string>>
  readonly dist?: { readonly integrity?: string }
}

/** Asks npm's registry for one version; undefined when this registry does not carry it. */
export async function askRegistry(name: string, version: string): Promise<LockedPackage | undefined> {
  const fields = ['version', 'os', 'cpu', 'libc', 'license', 'engines', 'dist']
  let answer: string
  try {
    answer = (await run('npm', ['view', `${name}@${version}`, ...fields, '--json'])).stdout
  } catch (error) {
    if (error instanceof Error && /E404/.test(error.message)) return undefined
    throw error
  }
  if (!answer.trim()) return undefined
  const { dist, ...facts }: View = JSON.parse(answer)
  const integrity = dist?.integrity
  return { ...facts, ...(integrity ? { integrity } : {}), optional: true }
}
