import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applySteps, integrityOf, isSignedBy, LIVE, type Snapshot, signed, snapshotJson } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openStore } from './store.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const NOTE = { at: Date.parse('2026-11-20T08:00:00Z'), by: 'a test', why: 'a test' }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = (log?: (line: string) => void) => openStore(folder, privateKey, log)
const release = (hash: string) => ({ hash, record: integrityOf(hash) })
const withShell = (hash: string) => (live: Snapshot | null) =>
  applySteps(live, [{ kind: 'release', id: 'shell', release: release(hash) }], NOTE)
const liveFile = () => readFileSync(join(folder, LIVE), 'utf8')

describe('what is live', () => {
  it('is nothing at first, then what was written, signed, under the next number', async () => {
    expect(store().read()).toBeNull()
    await store().write(withShell('one'))
    await store().write(withShell('two'))
    expect(store().read()).toMatchObject({ number: 2, shell: { current: { hash: 'two' }, previous: [{ hash: 'one' }] } })
    expect(isSignedBy(snapshotJson.parse(liveFile()), publicKey)).toBe(true)
  })

  it('stays in the history, each number as it was', async () => {
    for (const hash of ['one', 'two', 'three']) await store().write(withShell(hash))
    expect(store().numbers()).toEqual([3, 2, 1])
    expect(store().at(2)?.shell?.current.hash).toBe('two')
    expect(store().at(9)).toBeNull()
  })

  it('is changed by one after the other when many write at once, and no change is lost', async () => {
    const hashes = Array.from({ length: 12 }, (_, n) => `h${n}`)
    await Promise.all(hashes.map((hash) => store().write(withShell(hash))))
    const live = store().read()
    expect(live?.number).toBe(12)
    expect([live?.shell?.current, ...(live?.shell?.previous ?? [])].map((one) => one?.hash).toSorted()).toEqual(hashes.toSorted())
  })

  it('is replaced by a new file, so that a reader in the middle still has the old one whole', async () => {
    await store().write(withShell('one'))
    const reader = await open(join(folder, LIVE))
    await store().write(withShell('two'))
    expect(snapshotJson.parse(await reader.readFile('utf8')).shell?.current.hash).toBe('one')
    await reader.close()
  })

  it('keeps what a newer version wrote beside what this one knows, which is signed with the rest', async () => {
    await store().write((live) => {
      const later = { checked_by: 'a newer version' }
      const snapshot = withShell('one')(live)
      return { ...snapshot, ...later, shell: snapshot.shell && { ...snapshot.shell, ...later } }
    })
    await store().write(withShell('two'))
    const later = { checked_by: 'a newer version' }
    expect(store().read()).toMatchObject({ number: 2, ...later, shell: { current: { hash: 'two' }, ...later } })
    writeFileSync(join(folder, LIVE), liveFile().replace('newer', 'other'))
    expect(() => store().at(2)).not.toThrow()
    expect(isSignedBy(snapshotJson.parse(liveFile()), publicKey)).toBe(false)
  })

  it('leaves nothing half-written and no lock behind, also when a change is refused', async () => {
    await store().write(withShell('one'))
    const refusal = store().write(() => {
      throw new Error('no')
    })
    await expect(refusal).rejects.toThrow('no')
    expect(await store().write(() => null)).toMatchObject({ number: 1 })
    expect(readdirSync(folder).toSorted()).toEqual(['history', LIVE])
  })

  it('is followed by the next free number where the history has a file that is no snapshot, which stays', async () => {
    await store().write(withShell('one'))
    writeFileSync(join(folder, 'history/000002.json'), '{')
    expect(await store().write(withShell('two'))).toMatchObject({ number: 3 })
    expect(store().read()).toMatchObject({ number: 3, shell: { current: { hash: 'two' }, previous: [{ hash: 'one' }] } })
    expect(readFileSync(join(folder, 'history/000002.json'), 'utf8')).toBe('{')
  })

  it('goes on from a number whose writer died before it replaced the file, and says so', async () => {
    for (const hash of ['one', 'two']) await store().write(withShell(hash))
    writeFileSync(join(folder, LIVE), readFileSync(join(folder, 'history/000001.json')))
    const lines: string[] = []
    expect(store((line) => lines.push(line)).read()).toMatchObject({ number: 2 })
    expect(lines.join()).toContain('does not have number 2 of the history yet')
    await store().write(withShell('three'))
    expect(snapshotJson.parse(liveFile())).toMatchObject({ number: 3, shell: { previous: [{ hash: 'two' }, { hash: 'one' }] } })
  })

  it.each([
    ['empty', () => ''],
    ['half written', () => liveFile().slice(0, 100)],
    ['altered', () => liveFile().replace('"two"', '"six"')],
  ])('is the newest of the history that is whole if the file is %s, and says so', async (_, broken) => {
    for (const hash of ['one', 'two']) await store().write(withShell(hash))
    writeFileSync(join(folder, LIVE), broken())
    const lines: string[] = []
    expect(store((line) => lines.push(line)).read()).toMatchObject({ number: 2 })
    expect(lines.join()).toContain('is broken; going on from number 2 of the history')
    await store().write(withShell('three'))
    expect(store().read()).toMatchObject({ number: 3, shell: { previous: [{ hash: 'two' }, { hash: 'one' }] } })
  })

  it('of another key is neither read nor signed again', async () => {
    await store().write(withShell('one'))
    const other = openStore(folder, generateKeyPairSync('ed25519').privateKey)
    expect(() => other.read()).toThrow('Give the key that signs this registry: --key <file>')
    await expect(other.write(withShell('two'))).rejects.toThrow('REGISTRY_SIGNING_KEY')
    rmSync(join(folder, LIVE))
    await expect(other.write(withShell('two'))).rejects.toThrow('REGISTRY_SIGNING_KEY')
    expect(readdirSync(join(folder, 'history'))).toEqual(['000001.json'])
  })

  it('is not taken back to what a key signed before it was replaced by another', async () => {
    const later = openStore(folder, generateKeyPairSync('ed25519').privateKey)
    await later.write(withShell('three'))
    await later.write(withShell('four'))
    rmSync(join(folder, 'history/000001.json'))
    writeFileSync(
      join(folder, 'history/000001.json'),
      snapshotJson.stringify(signed(applySteps(null, [{ kind: 'release', id: 'shell', release: release('one') }], NOTE), privateKey)),
    )
    expect(() => store().read()).toThrow('Give the key that signs this registry: --key <file>')
  })
})
