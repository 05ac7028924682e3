import { moduleFolder, ROOT, readModule, readShell } from '@console/federation'
import { type Release, SHELL } from '@console/module/registry'
import { workspacesUnder } from '../boundaries/workspaces.ts'
import { builtFrom } from '../build/built-from.ts'
import { moduleIds } from '../build/module-ids.ts'
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts'
import { earlierCommits, formatOf } from './earlier-commits.ts'

/** With the live one, the last three of each. */
const EARLIER = 2

/** Module id, or `shell` -> releases of it that are in the registry and not live, newest first. */
export type Versions = Readonly<Record<string, readonly Release[]>>

/** Builds the shell or a module with the tools and the sources of a copy, into a registry where it is not live. Throws where that fails. */
export function buildIn(copy: WorkspaceCopy, what: string, registry: string): Release {
  const output = copy.node('shared/tooling/src/build/build-one.ts', what, registry)
  return JSON.parse(output.split('\n').findLast((line) => line.startsWith('{')) ?? '')
}

/**
 * Builds shell and modules as they were before the last changes of each. What the clone does not reach, what had another format and
 * what cannot be built any more is left out, and `log` gets one line about it. Throws if today's host could not read a release: then
 * nobody could go back to it.
 */
export function earlierVersions(registry: string, log: (line: string) => void): Versions {
  const ids = [SHELL, ...moduleIds()]
  const wanted = ids.map((id) => ({ id, commits: earlierCommits(placesOf(id), EARLIER) }))
  const found = new Map<string, Release>()
  const leftOut: string[] = []
  for (const commit of new Set(wanted.flatMap(({ commits }) => commits))) {
    const parts = wanted.filter(({ commits }) => commits.includes(commit)).map(({ id }) => id)
    const short = commit.slice(0, 8)
    if (formatOf(commit) !== formatOf('HEAD')) {
      leftOut.push(`${short} has another format`)
      continue
    }
    const copy = copyWorkspace({ commit })
    try {
      for (const id of parts) found.set(`${id} ${commit}`, buildIn(copy, id, registry))
    } catch (error) {
      leftOut.push(`${short} cannot be built any more (${reasonOf(error)})`)
    } finally {
      copy.remove()
    }
  }
  const versions = Object.fromEntries(
    wanted.map(({ id, commits }) => [id, commits.flatMap((commit) => found.get(`${id} ${commit}`) ?? [])]),
  )
  for (const [id, releases] of Object.entries(versions)) {
    for (const release of releases) id === SHELL ? readShell(registry, release) : readModule(registry, id, release)
  }
  const counts = Object.entries(versions).map(([id, releases]) => `${id} ${releases.length}`)
  log(`earlier versions: ${[counts.join(', '), ...leftOut].join('; ')}`)
  return versions
}

/** The line of a failed build that says why. */
function reasonOf(error: unknown): string {
  const lines = String(error).split('\n').slice(1)
  return lines.find((line) => /^\w*Error: /.test(line)) ?? lines[0] ?? 'no reason given'
}

/** The folders that a part is made of, relative to the workspace. */
function placesOf(id: string): string[] {
  const own = id === SHELL ? ['shell/src', 'shell/rspack.config.ts'] : [moduleFolder(id).slice(ROOT.length + 1)]
  return [...own, ...builtFrom(`@console/${id === SHELL ? SHELL : `mfe-${id}`}`, workspacesUnder(ROOT))]
}
