/** What a package takes with it that its imports and its package.json do not say. */
export interface PackedPackage {
  readonly name: string
  /** Replaces the exports of its package.json. */
  readonly exports?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  /** Tools that it starts or names in settings, with the versions of this workspace. */
  readonly tools?: readonly string[]
}

/** What a module needs to be written, tested, built and released in another repository. The shell is packed by itself: it is only run there. */
export const PACKED: readonly PackedPackage[] = [
  { name: 'api' },
  { name: 'contract' },
  { name: 'entities' },
  { name: 'federation' },
  { name: 'forms' },
  { name: 'i18n' },
  { name: 'module' },
  { name: 'records' },
  { name: 'rich-text' },
  { name: 'router' },
  { name: 'sandbox' },
  { name: 'session' },
  { name: 'testing' },
  {
    name: 'tooling',
    exports: { './jest': './jest/module-config.ts' },
    bin: { 'console-module': './console-module.ts' },
    tools: ['@console/shell', '@swc/core', '@swc/jest', '@types/node', '@types/react', 'jest', 'typescript'],
  },
  { name: 'ui' },
]
