import type { Workspace } from '../boundaries/workspaces.ts'

/**
 * The folders of the packages that the workspace `name` ships: what it depends on, and what that depends on, sorted.
 * Each package.json is complete, which `check.ts` sees to. Throws when there is no such workspace.
 */
export function builtFrom(name: string, workspaces: readonly Workspace[]): string[] {
  const folders = new Set<string>()
  const add = (from: string) => {
    const workspace = workspaces.find((one) => one.name === from)
    if (!workspace) throw new Error(`There is no workspace '${from}'.`)
    for (const needed of workspace.dependencies) {
      const shared = workspaces.find((one) => one.name === needed)
      if (!shared || folders.has(shared.folder)) continue
      folders.add(shared.folder)
      add(needed)
    }
  }
  add(name)
  return [...folders].sort()
}
