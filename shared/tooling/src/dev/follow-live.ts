import { isDeepStrictEqual } from 'node:util'
import { allRoutes } from '@console/contract/routes'
import { copyRelease, localKey, openStore, readModule, readShell } from '@console/federation'
import {
  applySteps,
  type ConsoleFile,
  contentOf,
  LIVE,
  type ModuleLine,
  misfits,
  type Release,
  type ReleasedModule,
  type Snapshot,
} from '@console/module/registry'
import { liveSource } from './live-source.ts'

/** Together with the second after which hosts poll, a release is there within 5 s. */
const EVERY_MS = 2_000
const NOTHING: ReadonlySet<string> = new Set()

export interface Following {
  readonly console: ConsoleFile
  /** Built here, so not taken from there. */
  readonly local: readonly string[]
  /** A shell must be live in it. */
  readonly registry: string
  readonly log: (line: string) => void
}

export interface Followed {
  readonly ids: readonly string[]
  readonly number: number
  /** Polls at once; it also does so by itself, every two seconds. */
  poll(): Promise<void>
  stop(): void
}

interface News {
  readonly snapshot: Snapshot
  readonly state: string
}

/**
 * Copies what another console has live into a registry of this machine, beside the modules that are built here, and follows it. Every file
 * is compared with its manifest and every manifest with the snapshot. Rejects if there is nothing to begin with; later what was live stays.
 */
export async function followLive({ console: from, local, registry, log }: Following): Promise<Followed> {
  const { address } = from.registry
  const source = liveSource(from)
  let state: string | null = null
  let told = NOTHING
  let fault = ''

  /** What cannot be taken is tried again with the next poll; meanwhile what was here before stays, or the area says that it is missing. */
  async function apply({ snapshot, state: found }: News): Promise<readonly string[]> {
    const theirs = Object.entries(snapshot.modules).filter(([id]) => !local.includes(id))
    const before = openStore(registry, localKey()).read()?.modules ?? {}
    const remarks: string[] = []
    const modules: Record<string, ModuleLine> = {}
    let isWhole = true
    for (const [id, line] of theirs) {
      modules[id] = await lineHere(id, line, (text) => remarks.push(text)).catch((error: unknown) => {
        isWhole = false
        remarks.push(`'${id}' cannot be taken: ${Error.isError(error) ? error.message : error}`)
        return before[id] ?? line
      })
    }
    const ids = Object.keys(modules)
    await openStore(registry, localKey()).write((live) => {
      const gone = Object.keys(live?.modules ?? {}).filter((id) => !modules[id] && !local.includes(id))
      if (gone.length === 0 && ids.every((id) => isDeepStrictEqual(live?.modules[id], modules[id]))) return null
      const steps = [
        ...ids.map((id) => ({ kind: 'restore', id, from: { ...snapshot, modules } }) as const),
        ...gone.map((id) => ({ kind: 'withdraw', id }) as const),
      ]
      return applySteps(live, steps, { at: Date.now(), by: snapshot.by, why: `number ${snapshot.number} of ${address}` })
    })
    if (isWhole) state = found
    for (const text of remarks) if (!told.has(text)) log(text)
    told = new Set(remarks)
    return ids
  }

  /** Returns the line with the releases that the host may serve: the newest, and if that does not fit, an older one that does. */
  async function lineHere(id: string, line: ModuleLine, remark: (text: string) => void): Promise<ModuleLine> {
    const copied: Release[] = []
    for (const release of [line.current, ...line.previous]) {
      await copyRelease({ read: source.read, registry, id, release })
      copied.push(release)
      const missing = misfitsHere(registry, readModule(registry, id, release))
      if (missing.length === 0) break
      if (copied.length === 1) remark(doesNotFit(id, missing, line.previous.length > 0))
    }
    if (line.rollout) await copyRelease({ read: source.read, registry, id, release: line.rollout })
    const [current = line.current, ...previous] = copied
    return { ...contentOf(line), current, previous }
  }

  async function follow(): Promise<void> {
    try {
      const news = await source.poll(state)
      if (news) await apply(news)
      if (news && news.snapshot.number !== number) {
        number = news.snapshot.number
        log(`number ${number} is live there (${news.snapshot.why}): the next page you open has it`)
      }
      if (fault) log(`${address} answers again`)
      fault = ''
    } catch (error) {
      const text = `${address}: ${Error.isError(error) ? error.message : error}; what was live stays`
      if (fault !== text) log(text)
      fault = text
    }
  }

  const first = await source.poll(state)
  if (!first) throw new Error(`${LIVE} was answered with 304, though it was never read`)
  const ids = await apply(first)
  let { number } = first.snapshot
  let timer = setTimeout(again, EVERY_MS)
  function again(): void {
    void follow().finally(() => {
      timer = setTimeout(again, EVERY_MS)
    })
  }
  return { ids, number, poll: follow, stop: () => clearTimeout(timer) }
}

const CALLS = allRoutes.map(({ id }) => id)

function misfitsHere(registry: string, module: ReleasedModule): string[] {
  const shell = openStore(registry, localKey()).read()?.shell
  return misfits(module, { lends: shell ? readShell(registry, shell.current).lends : module.takes, calls: CALLS })
}

function doesNotFit(id: string, missing: readonly string[], hasOlder: boolean): string {
  return `The newest release of '${id}' does not fit the shell of this checkout, which does not have ${missing.join(', ')}. ${
    hasOlder ? 'An older one that fits is served, if there is one' : 'Its area says so'
  }: update the checkout, or build '${id}' here too.`
}
