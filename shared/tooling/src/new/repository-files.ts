export type Versions = Readonly<Record<string, string>>

export interface PackageJson {
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

const NEEDED = ['@console/i18n', '@console/module', '@console/ui', 'react']
const NEEDED_TO_DEVELOP = [
  '@console/federation',
  '@console/testing',
  '@console/tooling',
  '@jest/globals',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  'jest',
  'typescript',
]

/** Keeps what is installed already as it is, such as from a tarball. */
export function repositoryPackageJson(id: string, given: PackageJson, versions: Versions): string {
  const there = { ...given.dependencies, ...given.devDependencies }
  const missing = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => !(name in there)).map((name) => [name, versions[name]]))
  const packageJson = {
    name: `mfe-${id}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      test: "tsc -p . && NODE_OPTIONS='--experimental-vm-modules --disable-warning=ExperimentalWarning' jest",
      dev: 'console-module dev',
      build: 'console-module build',
      preview: 'console-module preview',
      release: 'console-module release',
      rollout: 'console-module rollout',
      rollback: 'console-module rollback',
      registry: 'console-module registry',
    },
    dependencies: { ...given.dependencies, ...missing(NEEDED) },
    devDependencies: { ...given.devDependencies, ...missing(NEEDED_TO_DEVELOP) },
  }
  return `${JSON.stringify(packageJson, null, 2)}\n`
}

export const TYPE_SETTINGS = `{
  "extends": "@console/tooling/tsconfig.json",
  "include": ["src", "*.ts"]
}
`

export const JEST_CONFIG = "export { default } from '@console/tooling/jest'\n"

export const IGNORED = 'node_modules/\n.build/\n'

export const readmeFile = (id: string): string => `# ${id}

A module of the publisher console. \`src/descriptor.ts\` says what it owns: read it first.

    npm run dev -- --against <console>                 # at http://localhost:3000, built again on every change
    npm test                                           # types, then the tests against a real sandbox
    npm run build                                      # builds and checks it, and releases nothing
    npm run preview                                    # builds it, and says how to see it in a running console
    npm run release -- --registry <folder>             # builds, checks and makes live
    npm run rollout -- --share 10 --registry <folder>  # gives the next release to 10 % of the publishers
    npm run rollback -- --registry <folder>            # the release before
    npm run registry -- status --registry <folder>     # what is live

A console to develop against has ALLOW_AGAINST=1. One that shows previews names their origin in ALLOW_OVERRIDES.
The registry is signed: name the file of its key with --key, or set REGISTRY_SIGNING_KEY. Each command takes --help.
`
