import type { Configuration } from '@rspack/core'
import { runCompiler } from './run-build.ts'

export interface NodeBundle {
  readonly folder: string
  /** The folder to which paths in messages are relative. */
  readonly context: string
  /** Source files, by the names of their bundles. */
  readonly entry: Readonly<Record<string, string>>
  /** Packages that stay imports, because they find files beside their own code. */
  readonly external?: readonly RegExp[]
  /** Whether code that is imported on demand has files of its own. */
  readonly splits?: boolean
  readonly devtool?: Configuration['devtool']
}

/**
 * Bundles programs for the project's Node, each with its packages, as modules. Nothing is minified, so that the places in a stack can
 * be read. Rejects with `BuildFailed` on the first error of the compiler.
 */
export function bundleForNode(bundle: NodeBundle): Promise<void> {
  return runCompiler(settings(bundle), () => undefined)
}

function settings({ folder, context, entry, external = [], splits = false, devtool = false }: NodeBundle): Configuration {
  return {
    mode: 'production',
    target: 'node24',
    context,
    entry,
    output: {
      path: folder,
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module-import',
    externals: [...external],
    externalsPresets: { node: true },
    devtool,
    module: {
      // Paths beside the code are looked up at run time, beside the bundle.
      parser: { javascript: { url: false, importMeta: false, dynamicImportMode: splits ? 'lazy' : 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        },
      ],
    },
    // pg tries to load its native driver and works without it.
    resolve: { extensions: ['.ts', '.js', '.json'], alias: { 'pg-native': false } },
    optimization: { minimize: false, splitChunks: false },
    performance: false,
  }
}
