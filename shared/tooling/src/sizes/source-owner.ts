/** The build's own code belongs to 'runtime of the build'. */
export function sourceOwner(path: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  if (library) return library
  const [, shared] = /(?:^|\/)shared\/([^/]+)\//.exec(path) ?? []
  if (shared) return `@console/${shared}`
  const [, own] = /(?:^|\/)(shell|mfe-[^/]+)\/src\//.exec(path) ?? []
  return own ? `@console/${own}` : RUNTIME
}

const RUNTIME = 'runtime of the build'
