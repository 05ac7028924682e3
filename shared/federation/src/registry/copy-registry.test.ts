import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ATTESTATION, LIVE, releaseFolder, type Snapshot } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { contentOf } from '../sources/content-hash.ts'
import { putSmall } from '../testing/small-release.ts'
import { copyRegistry } from './copy-registry.ts'
import { changeHere, releaseStep } from './release.ts'
import { localKey } from './signing-key.ts'
import { openStore } from './store.ts'

let folder: string
let from: string
let to: string
const hashes: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'))
  from = join(folder, 'from')
  to = join(folder, 'to')
  hashes.length = 0
  for (const [id, text] of [
    ['shell', 'one'],
    ['things', 'one'],
    ['things', 'two'],
    ['stuff', 'one'],
  ] as const)
    hashes.push(await put(id, text))
  await changeHere(from, () => [{ kind: 'withdraw', id: 'stuff' }], 'withdraw')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function put(id: string, text: string): Promise<string> {
  const release = await putSmall({ registry: from, id, text })
  await changeHere(from, () => [releaseStep(from, id, release)], 'release')
  return release.hash
}

const read = async (place: string) => (existsSync(join(from, place)) ? readFile(join(from, place)) : null)
const copy = (reading = read) => copyRegistry({ read: reading, to, log: () => {} })
const files = (registry: string) => contentOf(registry).map(({ file, integrity }) => `${file} ${integrity}`)
const live = (registry: string) => openStore(registry, localKey()).read() as Snapshot

describe('a copy of a registry', () => {
  it('has every file of it, compressed ones and the whole history too', async () => {
    expect(await copy()).toEqual(live(from))
    expect(files(to)).toEqual(files(from))
  })

  it('is one that hosts can serve at every moment: the releases come first, live.json comes last', async () => {
    const order: string[] = []
    const placed = () => [...new Set(existsSync(to) ? contentOf(to).map(({ file }) => file.split('/')[0] ?? '') : [])]
    for (let reads = 1; ; reads += 1) {
      let left = reads
      const interrupted = copy(async (place) => {
        if (left-- === 0) throw new Error('the line is cut')
        return read(place)
      })
      const isWhole = await interrupted.then(
        () => true,
        () => false,
      )
      for (const name of placed()) if (!order.includes(name)) order.push(name)
      // Whatever is there is complete.
      for (const id of existsSync(join(to, 'modules')) ? readdirSync(join(to, 'modules')) : [])
        for (const hash of readdirSync(join(to, 'modules', id)))
          expect(files(join(to, releaseFolder(id, hash)))).toEqual(files(join(from, releaseFolder(id, hash))))
      if (isWhole) break
    }
    expect(order.slice(-2)).toEqual(['history', LIVE])
    expect(files(to)).toEqual(files(from))
  })

  it.each(['before', 'after'])('has the attestation of a release that was attested %s it was first copied', async (when) => {
    const file = join(releaseFolder('things', hashes[2] ?? ''), ATTESTATION)
    if (when === 'after') await copy()
    writeFileSync(join(from, file), '{}')
    await copy()
    expect(readFileSync(join(to, file), 'utf8')).toBe('{}')
  })

  it('leaves out what only the history names and is deleted, and follows later changes', async () => {
    rmSync(join(from, releaseFolder('stuff', hashes[3] ?? '')), { recursive: true })
    await copy()
    await put('things', 'three')
    expect(await copy()).toMatchObject({ number: 6 })
    expect(files(to)).toEqual(files(from))
  })

  it.each<[string, () => void, string]>([
    [
      'a file that is served is missing',
      () => rmSync(join(from, releaseFolder('things', hashes[2] ?? ''), 'entry.js')),
      'entry.js is missing',
    ],
    [
      'a file was altered',
      () => writeFileSync(join(from, releaseFolder('things', hashes[2] ?? ''), 'entry.js'), 'tw0'),
      'entry.js was altered after its release',
    ],
    ['nothing is live', () => rmSync(join(from, LIVE)), `There is no ${LIVE} to copy`],
  ])('is refused where %s, and nothing becomes live', async (_, spoil, complaint) => {
    spoil()
    await expect(copy()).rejects.toThrow(complaint)
    expect(existsSync(join(to, LIVE))).toBe(false)
  })

  it('is refused over a file that was altered there, over another registry, and over a newer one', async () => {
    await copy()
    writeFileSync(join(to, releaseFolder('things', hashes[2] ?? ''), 'entry.js'), 'tw0')
    await expect(copy()).rejects.toThrow('entry.js was altered after its release')
    rmSync(join(to, 'modules'), { recursive: true })
    await copy()
    await changeHere(to, () => [{ kind: 'renew' }], 'renew')
    await expect(copy()).rejects.toThrow('has number 6, which is newer than number 5')
    await changeHere(from, () => [{ kind: 'off', id: 'things' }], 'off')
    await expect(copy()).rejects.toThrow('000006.json is of another registry')
    expect(readFileSync(join(to, LIVE), 'utf8')).toBe(readFileSync(join(to, 'history/000006.json'), 'utf8'))
  })
})
