import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicKeyOf } from '@console/module/registry'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { signingKey } from './signing-key.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pem = (type: 'ed25519' | 'x25519') =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString()

it('a key is made when it is first needed, for its owner alone, and kept', () => {
  const kept = join(folder, 'keys/key.pem')
  const first = publicKeyOf(signingKey(undefined, kept))
  expect(publicKeyOf(signingKey('', kept))).toBe(first)
  expect(statSync(kept).mode & 0o077).toBe(0)
})

it('a key is taken from a text, with its line ends written out too, or from a file', () => {
  const text = pem('ed25519')
  const file = join(folder, 'given.pem')
  writeFileSync(file, text)
  const keys = [text, text.replaceAll('\n', '\\n'), file].map((given) => publicKeyOf(signingKey(given, join(folder, 'none.pem'))))
  expect(new Set(keys).size).toBe(1)
})

it.each([
  ['of another kind', () => pem('x25519'), 'must be an Ed25519 key: openssl genpkey -algorithm ed25519'],
  ['that is none', () => '-----BEGIN nothing', 'must be an Ed25519 key'],
  ['whose file is not there', () => join(folder, 'none.pem'), 'none.pem with the signing key (--key, REGISTRY_SIGNING_KEY)'],
])('a key %s is refused, with what to do', (_, given, complaint) => {
  expect(() => signingKey(given())).toThrow(complaint)
})
