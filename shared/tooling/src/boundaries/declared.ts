import { builtinModules } from 'node:module'
import { isForTests } from './imports.ts'
import type { Finding, Import, SourceFile } from './source-file.ts'
import { packageOf, type Workspace, workspaceOf } from './workspaces.ts'

/** Workspaces of which nothing is released: the tools of the root are theirs too. */
const forDevelopment = /^(e2e|shared\/(testing|tooling))$/

const expected: readonly { readonly by: string; readonly packages: readonly string[]; readonly why: string }[] = [
  { by: 'shared/sandbox', packages: ['swagger-ui-dist'], why: 'its files are read when the page of the API document asks for them' },
]

interface Use {
  readonly inSources: boolean
  /** The first import, sources before tests. */
  readonly path: string
  readonly line: number
}

/** What a workspace imports and what its package.json says: the same, no more and no less. */
export function declarationFindings(files: readonly SourceFile[], workspaces: readonly Workspace[]): Finding[] {
  const root = workspaces.find(({ folder }) => folder === '')
  return workspaces
    .filter(({ folder }) => folder !== '')
    .flatMap((workspace) => {
      const own = files.filter(({ path }) => workspaceOf(path, workspaces) === workspace)
      return findingsOf(workspace, usesIn(workspace, own), root?.devDependencies ?? [])
    })
}

function usesIn(workspace: Workspace, files: readonly SourceFile[]): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const file of files) {
    const inSources = !isForTests(file.path) && !isBuildFile(file.path, workspace)
    for (const { from, line } of importsOf(file)) {
      const name = packageOf(from)
      if (name === workspace.name || (uses.has(name) && !(inSources && uses.get(name)?.inSources === false))) continue
      uses.set(name, { inSources, path: file.path, line })
    }
  }
  return uses
}

/** A compiled `.tsx` file imports React, whether it says so or not. */
function importsOf(file: SourceFile): readonly Import[] {
  const named = file.imports.filter(({ from }) => !/^(\.|node:)/.test(from) && !builtinModules.includes(from))
  return file.path.endsWith('.tsx') ? [...named, { from: 'react', line: 1 }] : named
}

/** Beside the package.json: `rspack.config.ts`, `bundle.ts`. */
function isBuildFile(path: string, { folder }: Workspace): boolean {
  return !forDevelopment.test(folder) && !path.slice(folder.length + 1).includes('/')
}

function findingsOf(workspace: Workspace, uses: ReadonlyMap<string, Use>, tools: readonly string[]): Finding[] {
  const { folder, dependencies, devDependencies } = workspace
  const packageJson = `${folder}/package.json`
  const imported = [...uses].flatMap(([name, { inSources, path, line }]) => {
    const found = (message: string) => [{ path, line, message: `imports '${name}', ${message}` }]
    if (dependencies.includes(name)) {
      if (inSources) return []
      return found(`which only tests and build files need: move it to the devDependencies of ${packageJson}.`)
    }
    const isTool = tools.includes(name) && (!inSources || forDevelopment.test(folder))
    if (isTool || (!inSources && devDependencies.includes(name))) return []
    if (devDependencies.includes(name)) return found(`which is part of what is released: move it to the dependencies of ${packageJson}.`)
    return found(`which ${packageJson} does not declare: add it to its ${inSources ? 'dependencies' : 'devDependencies'}.`)
  })
  const idle = [...dependencies, ...devDependencies]
    .filter((name) => !uses.has(name) && !expected.some(({ by, packages }) => by === folder && packages.includes(name)))
    .map((name) => ({
      path: packageJson,
      line: 1,
      message: `declares '${name}', which nothing in it imports: remove it, or say in declared.ts why it stays.`,
    }))
  return [...imported, ...idle]
}
