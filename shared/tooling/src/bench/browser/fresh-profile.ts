import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVisitor, type Visit, type Visitor } from './visitor.ts'

/** Runs `use` with an empty browser profile, which is removed afterwards. */
export async function withFreshProfile<T>(use: (profile: string) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  try {
    return await use(profile)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

export async function withVisitor<T>(profile: string, visit: Visit, use: (visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = await startVisitor(profile, visit)
  try {
    return await use(visitor)
  } finally {
    await visitor.leave()
  }
}
