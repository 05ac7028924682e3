import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

/** The one Trusted Types policy of the console's scripts, named in the host's Content-Security-Policy. */
const POLICY = 'console'

/** Whether the configuration is for working on the sources: readable, with source maps. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}

/** What the first pass made needless goes in the next ones; newer syntax is shorter. */
const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, format: { ecma: 2022, comments: false } },
})

/** What shell and modules build with alike. */
export function baseConfig(folder: string, output: string, uniqueName: string): Configuration {
  const mode = isDevelopment() ? 'development' : 'production'
  return {
    mode,
    context: folder,
    name: uniqueName,
    // Anything newer than the browsers that have Trusted Types would only add bytes.
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      uniqueName,
      // A release's folder is named by its content, so no address is known while building.
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      // Without it a module that threw at import is handed out as undefined on the next try.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: POLICY, onPolicyCreationFailure: 'stop' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /shared[\\/]contract[\\/]src[\\/]/, enforce: 'pre', loader: loaderPath('pure-schemas.ts') },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development' } },
            },
            env: { targets: 'chrome >= 111, edge >= 111, firefox >= 128, safari >= 16.4' },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { runtimeChunk: false, moduleIds: 'deterministic', chunkIds: 'deterministic', minimizer: [minimizer] },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })],
    // A page of a module would hang: the dev server of the shell cannot compile it on demand.
    lazyCompilation: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Bytes before minifying: what two pages share and is smaller costs less twice than in a request of its own. */
const WORTH_A_REQUEST = 100_000
/** Each page takes a few of the contract's schemas; valibot's one large file shrinks to what they use. */
const splitLarge = { minChunks: 2, reuseExistingChunk: true, test: /^(?!.*(node_modules[\\/]valibot|shared[\\/]contract)[\\/])/ }
/** How the files of pages are cut. */
export const splitChunks = {
  chunks: 'async',
  minSize: WORTH_A_REQUEST,
  cacheGroups: { default: splitLarge, defaultVendors: false },
} as const

/** What both sides hand to the federation plugin. */
export const federation = {
  filename: 'remoteEntry.[contenthash:8].js',
  dts: false,
  manifest: false,
  // The default fetches every module's entry before the first share is given out.
  shareStrategy: 'loaded-first',
} as const

export const optimization = { target: 'web', disableSnapshot: true } as const

/** Absolute path of a loader of this package. */
export function loaderPath(name: string): string {
  return resolve(import.meta.dirname, name)
}

/** A configuration is handed out as it is: what is shared is no matter of taste of whoever builds. */
export function frozen(config: Configuration): Configuration {
  Object.freeze(config.plugins)
  return Object.freeze(config)
}
