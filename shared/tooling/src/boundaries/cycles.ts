import { posix } from 'node:path'
import { isForTests } from './imports.ts'
import type { Finding, SourceFile } from './source-file.ts'
import { packageOf, type Workspace, workspaceOf } from './workspaces.ts'

/** Where one thing imports another. */
interface Edge {
  readonly to: string
  readonly path: string
  readonly line: number
}

type Graph = ReadonlyMap<string, readonly Edge[]>

/** Circles of files, over relative imports; those of types and lazy ones count, since a reader goes in circles all the same. */
export function fileCycleFindings(files: readonly SourceFile[]): Finding[] {
  const graph = graphOf(
    files.flatMap((file) =>
      file.imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from, line }) => [file.path, { to: posix.join(posix.dirname(file.path), from), path: file.path, line }] as const),
    ),
  )
  return cyclesOf(graph).map((cycle) =>
    findingOf(cycle, 'move what both need, often only a type, into a file that imports neither, or pass the value in.'),
  )
}

/** Circles of packages. Tests are left out: they may draw what they test with the parts of any package. */
export function workspaceCycleFindings(files: readonly SourceFile[], workspaces: readonly Workspace[]): Finding[] {
  const graph = graphOf(
    files
      .filter(({ path }) => !isForTests(path))
      .flatMap((file) => {
        const home = workspaceOf(file.path, workspaces)?.name
        return file.imports.flatMap(({ from, line }) => {
          const to = packageOf(from)
          if (!home || to === home || !workspaces.some(({ name }) => name === to)) return []
          return [[home, { to, path: file.path, line }] as const]
        })
      }),
  )
  return cyclesOf(graph).map((cycle) =>
    findingOf(cycle, 'move what both need into the package that imports fewer, or into one below both.'),
  )
}

function graphOf(edges: readonly (readonly [from: string, edge: Edge])[]): Graph {
  const graph = new Map<string, Edge[]>()
  for (const [from, edge] of edges) graph.set(from, [...(graph.get(from) ?? []), edge])
  return graph
}

/** For each node its shortest circle, every circle once, beginning with the name that sorts first. */
function cyclesOf(graph: Graph): Edge[][] {
  const found = new Map<string, Edge[]>()
  for (const start of [...graph.keys()].sort()) {
    const cycle = shortestCycle(graph, start)
    if (!cycle) continue
    const names = cycle.map(({ to }) => to)
    // The last edge leads to the node that the circle begins with.
    const turn = names.indexOf([...names].sort()[0] ?? '') + 1
    const turned = [...cycle.slice(turn), ...cycle.slice(0, turn)]
    found.set(turned.map(({ to }) => to).join(' '), turned)
  }
  return [...found.values()]
}

function shortestCycle(graph: Graph, start: string): Edge[] | undefined {
  const ways: Edge[][] = (graph.get(start) ?? []).map((edge) => [edge])
  const seen = new Set<string>()
  for (const way of ways) {
    const last = way.at(-1)?.to ?? ''
    if (last === start) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const edge of graph.get(last) ?? []) ways.push([...way, edge])
  }
  return undefined
}

function findingOf(cycle: readonly Edge[], instead: string): Finding {
  const names = [cycle.at(-1)?.to, ...cycle.map(({ to }) => to)]
  const { path = '', line = 1 } = cycle[0] ?? {}
  return { path, line, message: `imports in a circle, ${names.join(' -> ')}: ${instead}` }
}
