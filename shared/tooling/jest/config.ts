import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from 'jest'
import { absentPatterns } from '../src/test/services.ts'

const root = resolve(import.meta.dirname, '../../..')
const here = '<rootDir>/shared/tooling/jest'

/** Packages without a browser in them: their `.test.ts` run in plain Node. */
const nodeFolders = ['shared/contract', 'shared/federation', 'shared/tooling', 'shared/module', 'shell/server']
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const domFolders = [
  'shared/api',
  'shared/entities',
  'shared/forms',
  'shared/i18n',
  'shared/records',
  'shared/rich-text',
  'shared/router',
  'shared/session',
  'shared/testing',
  'shared/ui',
  'shell/src',
  ...modules,
]

const tests = process.env.FULL === '1' ? '*' : '!(*.full)'
const inside = (folders: readonly string[], ending: string) =>
  folders.map((folder) => join('<rootDir>', folder, '**', `${tests}.test.${ending}`))

const common = {
  rootDir: root,
  // Our sources become CommonJS. Packages in node_modules stay as they are, because Node can require their ES modules.
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleFileExtensions: ['tsx', 'ts', 'mjs', 'js', 'cjs', 'json', 'node', 'wasm'],
  testPathIgnorePatterns: ['/node_modules/', ...absentPatterns(process.env)],
  modulePathIgnorePatterns: ['<rootDir>/\\.build/', '<rootDir>/\\.data/', '<rootDir>/\\.cache/'],
  cacheDirectory: join(root, 'node_modules/.cache/jest'),
} satisfies Config

/** By whether the code under test lives in a browser; the sandbox by itself, since its tests take the longest. `*.full.test.ts(x)` only with FULL=1. */
const config: Config = {
  rootDir: root,
  maxWorkers: 2,
  // A worker keeps about 15 MB of every file with a page; a new one costs less than collecting garbage near the heap's limit.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.JEST_COUNTS ? [`${here}/counts-reporter.ts`] : [])],
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: inside(nodeFolders, 'ts'),
      setupFilesAfterEnv: [`${here}/console-is-clean.ts`],
    },
    {
      ...common,
      displayName: 'sandbox',
      testEnvironment: 'node',
      testMatch: inside(['shared/sandbox'], 'ts'),
      setupFilesAfterEnv: [`${here}/console-is-clean.ts`],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: `${here}/dom-environment.ts`,
      testMatch: [...inside(domFolders, '@(ts|tsx)'), ...inside(['shared/module'], 'tsx')],
      moduleNameMapper: {
        '^@module-federation/enhanced/runtime$': '<rootDir>/shared/testing/src/federation-runtime.ts',
        '^idb-keyval$': '<rootDir>/shared/testing/src/browser-store.ts',
      },
      setupFiles: [`${here}/dom-stubs.ts`],
      setupFilesAfterEnv: [`${here}/console-is-clean.ts`, `${here}/dom-matchers.ts`],
    },
  ],
}

export default config
