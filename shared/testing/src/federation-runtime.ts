/** Replaces the federation runtime: `remote/module` is the source in the workspace, so tests need no build. */
type Shared = Readonly<Record<string, unknown>>

export interface Remote {
  readonly name: string
  readonly entry: string
}

const remotes = new Map<string, Remote>()
const sources = new Map<string, (entry: string) => Promise<unknown>>()

/**
 * Sets the source of a remote, e.g. `provideSource('campaigns', () => import('@console/mfe-campaigns'))`. `load` receives the
 * address that the remote was registered under.
 */
export function provideSource(name: string, load: (entry: string) => Promise<unknown>): void {
  sources.set(name, load)
}

export function registerRemotes(list: readonly Remote[]): void {
  for (const remote of list) remotes.set(remote.name, remote)
}

export function registerPlugins(_plugins: readonly unknown[]): void {}
export function registerGlobalPlugins(_plugins: readonly unknown[]): void {}

export function init(options: { readonly remotes?: readonly Remote[] }): { readonly options: object } {
  registerRemotes(options.remotes ?? [])
  return { options }
}
export const createInstance = init
export function getInstance() {
  return { options: {}, registerPlugins, registerRemotes, loadRemote }
}

export async function loadRemote(id: string): Promise<unknown> {
  const name = id.split('/')[0] ?? id
  const load = sources.get(name)
  if (!load) throw new Error(`No source provided for the module '${name}': call provideSource('${name}', ...) in the test.`)
  return load(remotes.get(name)?.entry ?? '')
}

export async function loadShare(_name: string): Promise<() => Shared> {
  return () => ({})
}
