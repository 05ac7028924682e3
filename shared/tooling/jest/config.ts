import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from 'jest'
import { absentPatterns } from '../src/test/services.ts'
import { consoleIsClean, domProject, everyTest } from './dom-project.ts'

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

const globalSetup = `${here}/global-setup.ts`
const common = { ...everyTest(root), testPathIgnorePatterns: ['/node_modules/', ...absentPatterns(process.env)] } satisfies Config

/** By whether the code under test lives in a browser; the sandbox by itself, since its tests take the longest. `*.full.test.ts(x)` only with FULL=1. */
const config: Config = {
  rootDir: root,
  maxWorkers: 2,
  // A worker keeps about 15 MB of every file with a page; a new one costs less than collecting garbage near the heap's limit.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
  testSequencer: `${here}/longest-first.ts`,
  reporters: ['default', `${here}/failures-reporter.ts`, ...(process.env.JEST_COUNTS ? [`${here}/counts-reporter.ts`] : [])],
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: inside(nodeFolders, 'ts'),
      setupFilesAfterEnv: [consoleIsClean],
    },
    {
      ...common,
      displayName: 'sandbox',
      globalSetup,
      testEnvironment: '<rootDir>/shared/sandbox/src/testing/database-environment.ts',
      moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/shared/sandbox/src/testing/pglite-of-worker.ts' },
      testMatch: inside(['shared/sandbox'], 'ts'),
      setupFilesAfterEnv: [consoleIsClean],
    },
    {
      ...common,
      ...domProject,
      displayName: 'dom',
      globalSetup,
      testEnvironmentOptions: { sandbox: join(root, '.build/sandbox/index.js') },
      testMatch: [...inside(domFolders, '@(ts|tsx)'), ...inside(['shared/module'], 'tsx')],
    },
  ],
}

export default config
