import { join, resolve } from 'node:path'
import type { Config } from 'jest'
import { absentPatterns } from '../src/test/services.ts'
import { consoleIsClean, domProject, everyTest } from './dom-project.ts'

const root = resolve(import.meta.dirname, '../../..')
const here = '<rootDir>/shared/tooling/jest'

const tests = process.env.FULL ? '*' : '!(*.full)'
const named = (ending: string) => [`<rootDir>/{shared,shell,mfe-*}/**/${tests}.test.${ending}`]
const sandbox = 'shared/sandbox/'
const template = 'shared/tooling/template/'

const globalSetup = `${here}/global-setup.ts`
const ignored = ['/node_modules/', ...absentPatterns(process.env)]
const common = { ...everyTest(root), testPathIgnorePatterns: ignored } satisfies Config

const pages = {
  ...domProject,
  globalSetup,
  moduleNameMapper: {
    ...domProject.moduleNameMapper,
    '^@chakra-ui/react(/theme)?$': '<rootDir>/.build/kit-packages/chakra.cjs',
    '^lucide-react$': '<rootDir>/.build/kit-packages/lucide.cjs',
  },
} satisfies Config

/** Node, where a test file opens a database that the one before it left. */
const withDatabases = {
  testEnvironment: '<rootDir>/shared/sandbox/src/testing/database-environment.ts',
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/shared/sandbox/src/testing/pglite-of-worker.ts' },
}

/**
 * `.test.ts` runs in Node, which takes a fifth of the time, and `.test.tsx` in a simulated browser; the sandbox is by itself, since
 * its tests take the longest, and pages of the template have a sandbox of their own. `*.full.test.ts(x)` only with FULL.
 */
const config: Config = {
  rootDir: root,
  maxWorkers: 2,
  // A worker keeps about 15 MB of every file with a page; a new one costs less than collecting garbage near the heap's limit.
  workerIdleMemoryLimit: '1GB',
  // Ends only what hangs, also on a machine three times slower than usual.
  testTimeout: 300_000,
  testSequencer: `${here}/longest-first.ts`,
  reporters: ['default', `${here}/failures-reporter.ts`, ...(process.env.JEST_COUNTS ? [`${here}/counts-reporter.ts`] : [])],
  projects: [
    {
      ...common,
      displayName: 'node',
      ...withDatabases,
      testMatch: named('ts'),
      testPathIgnorePatterns: [...ignored, sandbox],
      setupFilesAfterEnv: [consoleIsClean],
    },
    {
      ...common,
      displayName: 'sandbox',
      globalSetup,
      ...withDatabases,
      testMatch: [`<rootDir>/${sandbox}**/${tests}.test.ts`],
      setupFilesAfterEnv: [consoleIsClean],
    },
    {
      ...common,
      ...pages,
      displayName: 'dom',
      testEnvironmentOptions: { sandbox: join(root, '.build/sandbox/index.js') },
      testMatch: named('tsx'),
      testPathIgnorePatterns: [...ignored, template],
    },
    {
      ...common,
      ...pages,
      displayName: 'template',
      testEnvironmentOptions: { sandbox: join(root, '.build/sandbox/template.js') },
      testMatch: [`<rootDir>/${template}**/${tests}.test.tsx`],
    },
  ],
}

export default config
