import { execFileSync } from 'node:child_process'
import { ROOT } from '@console/federation'

/** The file that says which format the registry has, and the line that does. */
const FORMAT_FILE = 'shared/module/src/registry/snapshot.ts'
const FORMAT = /schema: v\.literal\((\d+)/

/**
 * Returns the commits just before each of the last `most` changes of these places, newest first: there everything around them is as
 * new as can be. There are fewer if the clone does not reach so far back, and none without git.
 */
export function earlierCommits(places: readonly string[], most: number, root = ROOT): string[] {
  const changes = git(root, 'log', '--first-parent', '--format=%H', `-${most}`, 'HEAD', '--', ...places)
    .split('\n')
    .filter(Boolean)
  const isChanged = git(root, 'status', '--porcelain', '--', ...places) !== ''
  const before = [...(isChanged ? ['HEAD'] : []), ...changes.map((commit) => `${commit}^`)]
  return before.flatMap((name) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) || []).slice(0, most)
}

/** Returns the format of the registry in a commit; undefined if it had none of this kind. */
export function formatOf(commit: string, root = ROOT): string | undefined {
  return FORMAT.exec(git(root, 'show', `${commit}:${FORMAT_FILE}`))?.[1]
}

function git(root: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // No git, no repository, or a path that the commit does not have.
    return ''
  }
}
