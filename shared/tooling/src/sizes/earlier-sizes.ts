import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sizes } from './sum-sizes.ts'

/** An earlier report is looked for this far back. */
const COMMITS = 200

/** Latest commit first; `isChanged` if the sources differ from it. */
export interface History {
  readonly commits: readonly string[]
  readonly isChanged: boolean
}

export function historyOf(root: string): History {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return {
    commits: git('rev-list', '--first-parent', `--max-count=${COMMITS}`, 'HEAD').split('\n'),
    isChanged: git('status', '--porcelain') !== '',
  }
}

export interface Earlier {
  readonly commit: string
  readonly sizes: Sizes
}

/** Returns the latest kept report that is older than the sources; undefined if none was kept. */
export function earlierSizes(folder: string, { commits, isChanged }: History): Earlier | undefined {
  // Changed sources are compared with the commit that they are based on, others with the commits before theirs.
  const older = isChanged ? commits : commits.slice(1)
  const commit = older.find((one) => existsSync(fileOf(folder, one)))
  return commit === undefined ? undefined : { commit, sizes: JSON.parse(readFileSync(fileOf(folder, commit), 'utf8')) }
}

/** The report of changed sources belongs to no commit, so it is not kept. */
export function keepSizes(folder: string, { commits, isChanged }: History, sizes: Sizes): void {
  const [commit] = commits
  if (isChanged || !commit) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder, commit), `${JSON.stringify(sizes, null, 1)}\n`)
}

const fileOf = (folder: string, commit: string) => join(folder, `${commit}.json`)
