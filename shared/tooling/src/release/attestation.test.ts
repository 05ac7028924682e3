import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putSmall } from '@console/federation/small-release'
import { ATTESTATION, integrityOf, publicKeyOf, type Release, readAttestation, releaseFolder } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { attest, attestationLines } from './attestation.ts'

const [team, other] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey]
const INFO = { at: Date.parse('2026-11-20T08:00:00Z'), by: 'An Le', why: 'release shell', commit: 'c0ffee' }
let registry: string
let release: Release
beforeEach(async () => {
  registry = mkdtempSync(join(tmpdir(), 'attested-'))
  release = await putSmall({ registry, id: 'shell', text: 'one' })
})
afterEach(() => rmSync(registry, { recursive: true }))

const place = () => join(registry, releaseFolder('shell', release.hash), ATTESTATION)
const lines = (keys: readonly string[]) => attestationLines(registry, 'shell', release, keys).join('\n')

describe('the attestation of a release', () => {
  it('says who built which files from which commit, and whether the signer may change it', () => {
    expect(lines([])).toContain('nobody attested it')
    attest(registry, 'shell', release, team, INFO)
    expect(lines([publicKeyOf(team)])).toMatch(
      /2 files\n {2}commit {3}c0ffee\n {2}builder .*An%20Le, 2026-11-20.*\n {2}signed .*, which may change it$/,
    )
    expect(lines([publicKeyOf(other)])).toContain('which may NOT change it now')
  })

  it('tells a build with changes from one of the commit alone, which it names the same', () => {
    attest(registry, 'shell', release, team, { ...INFO, dirty: true })
    expect(lines([])).toContain('commit   c0ffee, with changes\n')
    const { statement } = readAttestation(readFileSync(place(), 'utf8'))
    expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([
      { digest: { gitCommit: 'c0ffee' }, annotations: { dirty: true } },
    ])
  })

  it('is of the release alone that it names, and of the first build of its content', () => {
    attest(registry, 'shell', release, team, INFO)
    attest(registry, 'shell', release, other, { ...INFO, commit: 'another' })
    expect(lines([])).toContain('c0ffee')
    release = { ...release, record: integrityOf('another manifest') }
    expect(lines([])).toContain('ANOTHER release')
  })

  it('bears no change', () => {
    attest(registry, 'shell', release, team, INFO)
    const envelope = JSON.parse(readFileSync(place(), 'utf8'))
    const payload = Buffer.from(envelope.payload, 'base64').toString().replace('c0ffee', 'c0ffed')
    writeFileSync(place(), JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') }))
    expect(lines([publicKeyOf(team)])).toContain('signed   WRONGLY')
  })
})
