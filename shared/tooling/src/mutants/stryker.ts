import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { consoleIsClean, everyTest } from '../../jest/dom-project.ts'
import { copyWorkspace } from '../testing/workspace-copy.ts'

const root = resolve(import.meta.dirname, '../../../..')
const VERSION = '10.0.0'
/** Apart from the workspaces, because few people need its 175 packages. */
const HOME = join(root, `.build/stryker-${VERSION}`)
const COMMAND = join(HOME, 'node_modules/@stryker-mutator/core/bin/stryker.js')
/** No younger package is installed, so everyone gets the same. */
const BEFORE = '2026-11-01'

/**
 * Sources of which Stryker breaks everything it can, one by one, except what is tested elsewhere; their tests; and the least percentage
 * that these notice.
 */
export const areas = {
  contract: {
    sources: ['shared/contract/src/**/*.ts', '!**/rich-text/**', '!**/{keep-unknown,paths}.ts'],
    tests: 'shared/contract/src/**/*.test.ts',
    least: 88,
  },
  judge: { sources: ['shared/module/src/registry/judge/*.ts'], tests: 'shared/module/src/registry/**/*.test.ts', least: 95 },
  // Tests that start hosts of their own would take hours.
  sessions: {
    sources: ['shell/server/session/*.ts', '!**/{known-browsers,pre-sessions,redis-store}.ts'],
    tests: 'shell/server/session/{gateway,replaced-secret,seal,signing-in,store,store-outage}.test.ts',
    least: 77,
  },
} as const

/** Runs Stryker in a copy of the workspace. Returns whether the tests noticed at least the percentage of the area. */
export function runStryker(area: keyof typeof areas): boolean {
  if (!existsSync(COMMAND)) install()
  const copy = copyWorkspace()
  process.once('exit', copy.remove)
  writeFileSync(join(copy.root, 'stryker.config.json'), JSON.stringify(configOf(area, copy.root)))
  return spawnSync(process.execPath, [COMMAND, 'run'], { cwd: copy.root, env: copy.environment, stdio: 'inherit' }).status === 0
}

function install(): void {
  mkdirSync(HOME, { recursive: true })
  writeFileSync(join(HOME, 'package.json'), '{ "private": true }')
  const packages = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
  // Jest, its peer, is the workspace's own.
  execFileSync('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', `--before=${BEFORE}`, ...packages], {
    cwd: HOME,
    stdio: 'inherit',
  })
}

function configOf(area: keyof typeof areas, copy: string) {
  const { sources, tests, least } = areas[area]
  const plugin = join(HOME, 'node_modules/@stryker-mutator/jest-runner/dist/src')
  return {
    mutate: [...sources, '!**/*.test.ts'],
    plugins: [join(plugin, 'index.js')],
    testRunner: 'jest',
    jest: {
      config: {
        ...everyTest(copy),
        testEnvironment: join(plugin, 'jest-plugins/jest-environment-node.cjs'),
        testMatch: [`<rootDir>/${tests}`],
        testPathIgnorePatterns: ['/node_modules/', '\\.full\\.'],
        setupFilesAfterEnv: [consoleIsClean],
      },
    },
    inPlace: true,
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // Code that runs once, such as a schema, would need every test for each of its mutants.
    ignoreStatic: true,
    concurrency: 2,
    // A worker keeps what each run of its tests has loaded.
    maxTestRunnerReuse: 60,
    thresholds: { high: 100, low: least, break: least },
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: '.build/stryker',
  }
}
