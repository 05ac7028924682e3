import type { Config } from 'jest'
import { domProject, everyTest } from './dom-project.ts'

/** The tests of a module in a repository of its own: `export { default } from '@console/tooling/jest'`. */
const config: Config = {
  ...everyTest(process.cwd()),
  ...domProject,
  testTimeout: 60_000,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
}

export default config
