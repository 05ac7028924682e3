import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './source-file.ts'

/** A folder with a package.json of its own; `folder` is relative to the root, `''` for the root itself. */
export interface Workspace {
  readonly folder: string
  readonly name: string
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
}

/** Every package of the repository, the deepest folders first. */
export function workspacesUnder(root: string): Workspace[] {
  return filesUnder(root, '')
    .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
    .map((path) => parseWorkspace(path, readFileSync(join(root, path), 'utf8')))
    .sort((a, b) => b.folder.length - a.folder.length)
}

/** `path` is relative to the root. */
export function parseWorkspace(path: string, text: string): Workspace {
  const packageJson: {
    readonly name: string
    readonly dependencies?: Readonly<Record<string, string>>
    readonly devDependencies?: Readonly<Record<string, string>>
  } = JSON.parse(text)
  return {
    folder: path.replace(/\/?package\.json$/, ''),
    name: packageJson.name,
    dependencies: Object.keys(packageJson.dependencies ?? {}),
    devDependencies: Object.keys(packageJson.devDependencies ?? {}),
  }
}

/** The package that a file belongs to, the deepest one that holds it; `workspaces` come deepest first. */
export function workspaceOf(path: string, workspaces: readonly Workspace[]): Workspace | undefined {
  return workspaces.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
}

/** `react/jsx-runtime` is part of `react`, `@console/contract/routes` of `@console/contract`. */
export function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
