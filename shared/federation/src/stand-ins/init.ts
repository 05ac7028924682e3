interface Runtime {
  readonly federation: { readonly initOptions: object; readonly runtime: { init(options: object): unknown } }
}

/** Starts the runtime of a build; the federation's own also prepares packages that are cut to what others use of them. */
export const init = ({ webpackRequire: { federation } }: { readonly webpackRequire: Runtime }) =>
  federation.runtime.init(federation.initOptions)
