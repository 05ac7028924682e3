import { execFileSync } from 'node:child_process'
import { ROOT } from '@console/federation'
import { parseCode, Visitor } from '@console/federation/syntax'

/** The file that says which formats the registry may have, as its `schema`. */
const FORMAT_FILE = 'shared/module/src/registry/snapshot.ts'

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
  const text = git(root, 'show', `${commit}:${FORMAT_FILE}`)
  let format: string | undefined
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'schema') format ??= text.slice(value.start, value.end)
    },
  }).visit(parseCode(text, FORMAT_FILE).program)
  return format
}

function git(root: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // No git, no repository, or a path that the commit does not have.
    return ''
  }
}
