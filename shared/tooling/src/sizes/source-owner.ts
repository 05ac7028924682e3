/** Returns the package that a bundled source belongs to, by its path in the workspace; the build's own code is 'runtime of the build'. */
export function sourceOwner(path: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  if (library) return library
  const [, shared] = /(?:^|\/)shared\/([^/]+)\//.exec(path) ?? []
  if (shared) return `@console/${shared}`
  const [, own] = /(?:^|\/)(shell|mfe-[^/]+)\/src\//.exec(path) ?? []
  return own ? `@console/${own}` : RUNTIME
}

const RUNTIME = 'runtime of the build'
