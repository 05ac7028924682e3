import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { integrityOf, moduleJson, shellJson } from '@console/module/registry'
import { describe, expect, it } from '@jest/globals'
import { acceptSnapshot, registryKeys } from './accept-snapshot.ts'

/** What a build of 27 November 2026 released, as it wrote it: a host that is upgraded finds such files, and none is written again. */
const FOLDER = resolve(import.meta.dirname, '../../fixtures/released')
const read = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8')
const keys = registryKeys(read('public-key').trim())
const NOTHING_YET = { seen: 0, last: null }

describe('what an earlier build released', () => {
  const { snapshot, refused } = acceptSnapshot(read('live.json'), keys, NOTHING_YET)

  it('is verified and live', () => {
    expect(refused).toEqual([])
    expect(snapshot.number).toBe(8)
    expect(Object.keys(snapshot.modules)).toEqual(['applications', 'auth', 'campaigns', 'onelinks', 'team'])
  })

  it.each([
    ['module', 'onelinks.json', moduleJson.parse, snapshot.modules.onelinks?.current],
    ['shell', 'shell.json', shellJson.parse, snapshot.shell?.current],
  ] as const)('has the manifest of a %s, which is read with its hash and its record', (_, file, parse, live) => {
    expect(integrityOf(new TextEncoder().encode(read(file)))).toBe(live?.record)
    expect(parse(read(file)).hash).toBe(live?.hash)
  })

  it('is refused once a letter of it was changed', () => {
    const changed = read('live.json').replace('"number":8', '"number":9')
    expect(() => acceptSnapshot(changed, keys, NOTHING_YET)).toThrow('the signature is wrong')
  })
})
