import { readFileSync } from 'node:fs'
import { packageJsonFile } from '../sources/package-files.ts'

/** Packages in the shell's first file, so that no module waits for them. */
const LENT_AT_ONCE = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  '@console/ui',
  '@console/router',
  '@console/module',
  '@console/session',
  '@console/records',
  '@console/api',
  '@console/i18n',
] as const

/** Packages that the first page which needs them fetches from the shell. */
export const LENT_WHEN_FIRST_USED = [
  '@console/forms',
  '@console/forms/drafts',
  '@console/forms/fields',
  '@console/records/page',
  '@console/records/form',
] as const

export const LENT: readonly string[] = [...LENT_AT_ONCE, ...LENT_WHEN_FIRST_USED]

/** Packages inside the lent ones. A module that bundles one of these contains a second copy of it. */
const LENT_LIBRARIES = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'swr',
  'react-intl',
  '@chakra-ui/react',
  '@ark-ui/react',
  '@emotion/react',
  '@emotion/cache',
  'react-hook-form',
  '@hookform/resolvers',
]

export interface SharedPackage {
  readonly singleton: true
  readonly strictVersion: true
  readonly requiredVersion: string
  readonly version?: string
  readonly eager?: true
  readonly import?: false
}

/** Version of what the shell lends, as a whole. It is for people: a module fits by the names that it takes. */
export function platformVersion(): string {
  const packageJson: { version: string } = JSON.parse(readFileSync(packageJsonFile('@console/module'), 'utf8'))
  return packageJson.version
}

/** The range that the federation compares when a module loads. The host has compared the names before, so the major is enough. */
const sameMajor = (version: string) => `^${version.split('.')[0]}.0.0`

/** What the shell lends. */
export function hostShares(version = platformVersion()): Record<string, SharedPackage> {
  const lent = { singleton: true, strictVersion: true, requiredVersion: sameMajor(version), version } as const
  return Object.fromEntries([
    ...LENT_AT_ONCE.map((key) => [key, { ...lent, eager: true }]),
    ...LENT_WHEN_FIRST_USED.map((key) => [key, lent]),
  ])
}

/** What a module borrows: the same names, never a copy of its own. */
export function remoteShares(version = platformVersion()): Record<string, SharedPackage> {
  const borrowed = { singleton: true, strictVersion: true, requiredVersion: sameMajor(version), import: false } as const
  return Object.fromEntries(LENT.map((key) => [key, borrowed]))
}

/**
 * The lent package that a bundled source file belongs to, or null; `keys` are the names of what is lent.
 * `file` is a path with forward slashes, absolute or relative to the workspace.
 */
export function lentPackageOf(file: string, keys = LENT): string | null {
  const owners = keys.filter((key) => key.startsWith('@console/') && foldersOf(key).some((folder) => file.includes(folder)))
  // A part with a name of its own is inside its package's folder, so the longest name wins.
  const [owner] = owners.toSorted((a, b) => b.length - a.length)
  if (owner) return owner
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return library && LENT_LIBRARIES.includes(library) ? library : null
}

/** `@console/ui` -> `shared/ui/src/` or, where it is installed, `@console/ui/src/`; `@console/ui/charts` -> `shared/ui/src/charts/` */
function foldersOf(key: string): string[] {
  const [, name, ...part] = key.split('/')
  return ['shared', '@console'].map((house) => [house, name, 'src', ...part, ''].join('/'))
}

/** Returns the name of a module in the federation. It is a global variable, so it has no dashes. */
export function remoteName(id: string): string {
  return id.replaceAll('-', '_')
}
