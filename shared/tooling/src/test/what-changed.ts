import { execFileSync, spawnSync } from 'node:child_process'

export interface Change {
  readonly base: string
  readonly files: readonly string[]
}

/**
 * Compares with where HEAD left `ref`, or main if none is named. On main that is HEAD itself, so what is not committed counts, or
 * the last commit if there is nothing else.
 */
export function changeOf(root: string, ref?: string): Change {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const commitOf = (name: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    } catch {
      return undefined
    }
  }
  const heads = (ref === undefined ? ['main', 'origin/main'] : [ref]).map(commitOf).filter((commit) => commit !== undefined)
  if (heads.length === 0)
    throw new Error(`There is no ${ref ?? 'main or origin/main'} to compare with: name a commit, as in npm run test:changed -- HEAD~3.`)
  const left = git('merge-base', 'HEAD', ...heads)
  const isDirty = git('status', '--porcelain') !== ''
  const base = ref === undefined && !isDirty && left === commitOf('HEAD') ? (commitOf('HEAD~1') ?? left) : left
  const changed = git('diff', '--name-only', base)
  const added = git('ls-files', '--others', '--exclude-standard')
  return { base, files: `${changed}\n${added}`.split('\n').filter(Boolean).sort() }
}

/** Returns what differs from the commit that HEAD was at a moment; undefined if there was none, or the history does not reach so far. */
export function changeSince(root: string, moment: Date): Change | undefined {
  const words = ['rev-list', '--max-count=1', `--before=${moment.toISOString()}`, 'HEAD']
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  const commit = status === 0 ? stdout.trim() : ''
  return commit === '' ? undefined : changeOf(root, commit)
}

/**
 * Returns the specs of the folders named like what changed: `e2e/specs/campaigns` for `mfe-campaigns`, `e2e/specs/sandbox` for
 * `shared/sandbox`. What a spec meets only in a page is not in its imports.
 */
export function specsBeside(changed: readonly string[], specs: readonly string[]): string[] {
  const folders = new Set(
    changed.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => `e2e/specs/${/^(?:mfe-|shared\/)?([^/]+)\//.exec(file)?.[1]}/`),
  )
  return specs.filter((spec) => [...folders].some((folder) => spec.startsWith(folder)))
}
