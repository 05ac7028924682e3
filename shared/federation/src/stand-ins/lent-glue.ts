import type { UserOptions } from '@module-federation/runtime-core'
import type { bundlerRuntime, Federation, runtime } from '@module-federation/webpack-bundler-runtime'

/** What the federation's plugin puts between bundler and runtime. The shell lends it to containers, as it does the runtime's core. */
type FederationGlue = Federation & { readonly bundlerRuntime: typeof bundlerRuntime; readonly runtime: typeof runtime }

declare global {
  var CONSOLE_FEDERATION_GLUE: FederationGlue
}

const lent = globalThis.CONSOLE_FEDERATION_GLUE

/**
 * The shell's own `init` takes every container for the build that it comes from itself. With an id of its own a container that is
 * fetched again would find nothing lent.
 */
function init(options: UserOptions) {
  const found = lent.runtime.getInstance(({ name }) => name === options.name)
  found?.initOptions(options)
  return found ?? lent.runtime.createInstance({ ...options, id: '' })
}

/** The functions are the shell's; what they keep is the container's own. */
const own: FederationGlue = {
  ...lent,
  runtime: { ...lent.runtime, init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...lent.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
}

export default own
