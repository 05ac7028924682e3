import { cpSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformVersion, ROOT, runBuild, writeShellManifest } from '@console/federation'
import { SHELL } from '@console/module/registry'
import type { Configuration } from '@rspack/core'
import { DEVELOPED_SHELL, PACKED_HOST } from '../dev/packed-shell.ts'

/**
 * Writes the package with which a module is developed in another repository, into `folder`: the host as a bundle, and the shell built for
 * development, since React replaces components in place only in a development build.
 */
export async function writeShellPackage(folder: string): Promise<void> {
  const { bundleHost } = await import(resolve(ROOT, 'shell/bundle.ts'))
  await bundleHost(resolve(folder, PACKED_HOST))
  const built = await buildForDevelopment()
  cpSync(built, resolve(folder, DEVELOPED_SHELL), { recursive: true })
  const packageJson = {
    name: '@console/shell',
    version: platformVersion(),
    type: 'module',
    engines: { node: '>=24' },
    publishConfig: { access: 'restricted' },
    exports: { './package.json': './package.json' },
  }
  writeFileSync(resolve(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
}

/** Returns the folder of the build. */
async function buildForDevelopment(): Promise<string> {
  process.env.NODE_ENV = 'development'
  const { default: config }: { default: Configuration } = await import(resolve(ROOT, SHELL, 'rspack.config.ts'))
  const path = resolve(ROOT, '.build/output/shell-to-pack')
  // Source maps are six times the code, and nobody there changes the shell.
  const own = { ...config, devtool: false as const, output: { ...config.output, path } }
  return writeShellManifest(own, await runBuild(own))
}
