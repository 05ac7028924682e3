import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { ROOT } from '@console/federation'
import type { ChangeInfo } from '@console/module/registry'

/** Returns who changes what is live, from git if it knows, and the commit that is checked out, perhaps with changes. */
export function noteOf(why: string): ChangeInfo {
  const changed = git('status', '--porcelain')
  const commit = git('rev-parse', 'HEAD')
  return {
    at: Date.now(),
    by: process.env.RELEASED_BY?.trim() || git('config', 'user.name') || userInfo().username,
    why,
    ...(commit ? { commit, dirty: changed !== '' } : {}),
  }
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // There may be no git, or no repository.
    return ''
  }
}
