import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime/dist/index.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

// The shell exposes nothing, so its own build leaves out what opens a container.
globalThis.CONSOLE_FEDERATION_GLUE = { ...federation, runtime, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } }

export default federation
