import { readModule, type Store } from '@console/federation'
import { type Release, SHELL, type Snapshot, type Step } from '@console/module/registry'
import { CommandFailed } from './command.ts'

export interface RollbackPlan {
  readonly what: string
  /** Undefined if people have it already, all but those of a rollout. */
  readonly release?: Release
  /** Throws if another person changed the same part meanwhile: two who go back at once would go two steps. */
  readonly steps: (live: Snapshot | null) => readonly Step[]
}

/** Returns one step back: a rollout ends, else the release before is live again. */
export function goBack(registry: Pick<Store, 'folder'>, seen: Snapshot | null, id: string): RollbackPlan {
  const line = lineOf(seen, id)
  const rollout = seen?.modules[id]?.rollout
  const release = line?.previous[0]
  function still(live: Snapshot | null): void {
    const [was, is] = [line, lineOf(live, id)].map((one) => JSON.stringify(one))
    if (was !== is)
      throw new CommandFailed(`'${id}' was changed meanwhile, in number ${live?.number}: look at it, then run the command again`)
  }
  if (line && rollout) {
    return {
      what: `rollback ${id}: the rollout of ${rollout.hash} ends, and everyone gets ${line.current.hash}`,
      steps(live) {
        still(live)
        return [{ kind: 'end-rollout', id }]
      },
    }
  }
  if (!release) throw new CommandFailed(`'${id}' has no earlier release to go back to`)
  const back: Step = { kind: 'back', id, ...(id !== SHELL && { module: readModule(registry.folder, id, release) }) }
  return {
    what: `rollback ${id}`,
    release,
    steps(live) {
      still(live)
      return [back]
    },
  }
}

const lineOf = (snapshot: Snapshot | null, id: string) => (id === SHELL ? snapshot?.shell : snapshot?.modules[id])
