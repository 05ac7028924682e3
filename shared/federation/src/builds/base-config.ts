import { resolve } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { PathIndependent } from '../plugins/path-independent.ts'
import { beside, CONTRACT } from '../sources/package-files.ts'
import { OF_A_PAGE } from '../texts/page-texts.ts'

/** The one Trusted Types policy of the console's scripts, named in the host's Content-Security-Policy. */
const POLICY = 'console'

/**
 * The oldest browsers that the console runs in: syntax is lowered to theirs, and the shell brings the functions that they lack and
 * something calls (`shell/src/older-browsers.ts`). Browser tests open pages without what these lack.
 */
export const BROWSERS = { chrome: 111, edge: 111, firefox: 128, safari: 16.4 } as const

/** True for development builds, which are readable and have source maps. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}

/** Later passes remove what the first one made needless; newer syntax is shorter. */
const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 5 }, format: { ecma: 2022, comments: false } },
})

/** Returns the settings that the builds of the shell and of the modules share. */
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
      // A hash in each name would be in the first file too.
      filename: mode === 'development' ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: mode === 'development' ? '[name].[contenthash:8].js' : '[name].js',
      crossOriginLoading: 'anonymous',
      // Without it a module that threw while loading is returned as undefined at the next attempt.
      strictModuleErrorHandling: true,
      // A file that hangs has failed before its area shows a card at 8 s, so that another try asks for it again.
      chunkLoadTimeout: 7_000,
      trustedTypes: { policyName: POLICY, onPolicyCreationFailure: 'stop' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: CONTRACT, enforce: 'pre', loader: loaderPath('../plugins/pure-schemas') },
        // Emotion imports it for a part that nothing uses.
        { test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /[\\/]messages[\\/](?:en|vi)\.ts$/, enforce: 'pre', loader: loaderPath('../plugins/compile-messages') },
        { resourceQuery: OF_A_PAGE, enforce: 'post', loader: loaderPath('../texts/page-texts') },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' } },
            },
            env: { targets: Object.entries(BROWSERS).map(([name, version]) => `${name} >= ${version}`) },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { runtimeChunk: false, moduleIds: 'deterministic', chunkIds: 'deterministic', minimizer: [minimizer] },
    plugins: [new PathIndependent(), new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: mode === 'production' })],
    // Lazy compilation would hang pages of modules: the shell's dev server cannot compile them on demand.
    lazyCompilation: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Bytes before minifying. Sending code smaller than this twice costs less than one more request. */
const WORTH_A_REQUEST = 100_000
/** Each page takes a few of the contract's schemas; valibot's one large file shrinks to what they use. */
const NEVER_SPLIT = /node_modules[\\/]valibot[\\/]/
const splitLarge = { minChunks: 2, reuseExistingChunk: true, test: new RegExp(`^(?!.*(?:${NEVER_SPLIT.source}|${CONTRACT.source}))`) }
export const splitChunks = {
  chunks: 'async',
  minSize: WORTH_A_REQUEST,
  cacheGroups: { default: splitLarge, defaultVendors: false },
} as const

export const federation = {
  filename: 'remoteEntry.[contenthash:8].js',
  dts: false,
  manifest: false,
  // The default strategy fetches the entries of all modules before it lends the first package.
  shareStrategy: 'loaded-first',
} as const

export const optimization = { target: 'web', disableSnapshot: true } as const

/** Returns the rules for the sources of a module, whose chunks have names that begin with `prefix`. */
export function moduleRules(folder: string, prefix = ''): RuleSetRule[] {
  // Each by its own call, since packing finds loaders by these names.
  const loaders = [loaderPath('../plugins/name-chunks'), loaderPath('../texts/split-texts')].map((loader) => ({
    loader,
    options: { prefix },
  }))
  return [{ test: resolve(folder, 'src/module.ts'), enforce: 'pre', use: loaders }]
}

function loaderPath(name: string): string {
  return beside(import.meta.filename, name)
}

/** Freezes a configuration, so that no build can change what is shared. */
export function frozen(config: Configuration): Configuration {
  Object.freeze(config.plugins)
  return Object.freeze(config)
}
