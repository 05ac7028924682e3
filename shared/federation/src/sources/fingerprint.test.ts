import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { buildMemory } from '../builds/build-memory.ts'
import { fingerprint } from './fingerprint.ts'

const RELEASE = { hash: 'r1', record: `sha256-${'a'.repeat(43)}=` }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(folder, 'src/node_modules'), { recursive: true })
  writeFileSync(join(folder, 'src/a.ts'), 'a')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the fingerprint of sources', () => {
  it('changes with what a file says and with its name, in any depth', () => {
    const first = fingerprint([folder])
    writeFileSync(join(folder, 'src/a.ts'), 'b')
    const second = fingerprint([folder])
    rmSync(join(folder, 'src/a.ts'))
    writeFileSync(join(folder, 'src/b.ts'), 'b')
    expect(new Set([first, second, fingerprint([folder])]).size).toBe(3)
  })

  it('stays for what no build reads: tests, installed packages, a file that is not there', () => {
    const first = fingerprint([folder])
    writeFileSync(join(folder, 'src/a.test.ts'), 'test')
    writeFileSync(join(folder, 'src/node_modules/x.js'), 'x')
    writeFileSync(join(folder, 'src/a.ts'), 'a')
    expect(fingerprint([folder, join(folder, 'none')])).toBe(first)
  })
})

describe('the memory of builds', () => {
  it('knows what it was told, also after another start, until it is told to forget', () => {
    const file = join(folder, 'deep/built.json')
    expect(buildMemory(file).isCurrent('shell', 'x')).toBe(false)
    buildMemory(file).remember('shell', 'x')
    buildMemory(file).remember('team', 'y')
    expect(buildMemory(file).isCurrent('shell', 'x')).toBe(true)
    expect(buildMemory(file).isCurrent('shell', 'y')).toBe(false)
    expect(buildMemory(file).isCurrent('team', 'y')).toBe(true)
    expect(buildMemory(file).releaseOf('team', 'y')).toBeNull()
    buildMemory(file).remember('team', 'z', RELEASE)
    expect(buildMemory(file).releaseOf('team', 'z')).toEqual(RELEASE)
    expect(buildMemory(file).releaseOf('team', 'y')).toBeNull()
  })
})
