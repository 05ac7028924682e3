import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { completeLock, fromName, type Lock, missingPackages } from './complete-lock.ts'

const root = resolve(import.meta.dirname, '../../../..')
const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

test('the lock has an entry for every optional dependency, so that it installs on every platform', () => {
  expect(missingPackages(lock)).toEqual([])
})

test('npm takes the lock as it is', () => {
  const copy = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    const workspaces = Object.keys(lock.packages).filter((place) => !place.includes('node_modules'))
    for (const place of workspaces) cpSync(join(root, place, 'package.json'), join(copy, place, 'package.json'))
    for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(copy, file))
    const npm = ['ci', '--dry-run', '--offline', '--ignore-scripts']
    const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
    expect(() => execFileSync('npm', npm, { cwd: copy, env, stdio: 'pipe' })).not.toThrow()
  } finally {
    rmSync(copy, { recursive: true })
  }
})

const small: Lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux-x64-gnu': '1.0.0', 'tool-darwin-arm64': '1.0.0' } },
    'node_modules/tool-linux-x64-gnu': { version: '1.0.0', optional: true },
    'node_modules/outer/node_modules/tool': { version: '0.9.0', optionalDependencies: { 'tool-linux-x64-gnu': '0.9.0' } },
  },
}

test('what npm left out is found, and what lies in a folder above counts as there', () => {
  expect(missingPackages(small)).toEqual([{ wantedBy: 'node_modules/tool', name: 'tool-darwin-arm64', version: '1.0.0' }])
})

test('a missing package comes with what the registry says, else with the platform its name tells', async () => {
  const known = { version: '1.0.0', integrity: 'sha512-x', optional: true }
  const asked = await completeLock(small, async () => known)
  expect(asked.lock.packages['node_modules/tool-darwin-arm64']).toEqual(known)
  const told = await completeLock(small, async () => undefined)
  expect(told.lock.packages['node_modules/tool-darwin-arm64']).toEqual({ version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true })
  expect(missingPackages(told.lock)).toEqual([])
})

test.each([
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@rspack/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@unrs/resolver-binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
])('%s names its platform', (name, platform) => {
  expect(fromName(name, '1.2.3')).toEqual({ version: '1.2.3', optional: true, ...platform })
})

test('a package that does not name its platform, or pins no version, is an error', async () => {
  expect(() => fromName('fsevents', '2.3.3')).toThrow(/does not name its platform/)
  const ranged: Lock = { packages: { 'node_modules/tool': { optionalDependencies: { 'tool-darwin-x64': '^1.0.0' } } } }
  await expect(completeLock(ranged, async () => undefined)).rejects.toThrow(/pins no version/)
})
