import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '@console/federation'
import { expect, test } from '@jest/globals'

type Locked = { readonly integrity?: string; readonly link?: boolean }
const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
)
const isInstalled = (place: string) => place.includes('node_modules')

test('the lock has the hash of every package', () => {
  expect(Object.entries(packages).filter(([place, { integrity, link }]) => isInstalled(place) && !integrity && !link)).toEqual([])
})

test('npm takes the lock as it is, with the packages of every platform', () => {
  const copy = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    for (const place of Object.keys(packages).filter((one) => !isInstalled(one)))
      cpSync(join(ROOT, place, 'package.json'), join(copy, place, 'package.json'))
    for (const file of ['package-lock.json', '.npmrc']) cpSync(join(ROOT, file), join(copy, file))
    const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
    const npm = ['ci', '--dry-run', '--offline', '--ignore-scripts']
    expect(() => execFileSync('npm', npm, { cwd: copy, env, stdio: 'pipe' })).not.toThrow()
  } finally {
    rmSync(copy, { recursive: true })
  }
})
