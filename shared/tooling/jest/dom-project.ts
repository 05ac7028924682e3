import { createRequire } from 'node:module'
import { dirname, extname, join, resolve } from 'node:path'
import type { Config } from 'jest'

/** A file beside this one: TypeScript in the workspace, JavaScript where this package is installed. */
const beside = (name: string) => resolve(import.meta.dirname, name + extname(import.meta.filename))
const standIn = (name: string) =>
  join(dirname(createRequire(import.meta.url).resolve('@console/testing')), name + extname(import.meta.filename))

export const everyTest = (root: string) =>
  ({
    rootDir: root,
    // Our sources become CommonJS. Packages in node_modules stay as they are, because Node can require their ES modules.
    transform: {
      '\\.tsx?$': [
        createRequire(import.meta.url).resolve('@swc/jest'),
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
    modulePathIgnorePatterns: ['<rootDir>/\\.build/', '<rootDir>/\\.data/', '<rootDir>/\\.cache/'],
    cacheDirectory: join(root, 'node_modules/.cache/jest'),
  }) satisfies Config

export const consoleIsClean = beside('console-is-clean')

export const domProject = {
  testEnvironment: beside('dom-environment'),
  moduleNameMapper: {
    '^@module-federation/enhanced/runtime$': standIn('federation-runtime'),
    '^idb-keyval$': standIn('browser-store'),
  },
  setupFiles: [beside('dom-stubs')],
  setupFilesAfterEnv: [consoleIsClean, beside('dom-matchers')],
} satisfies Config
