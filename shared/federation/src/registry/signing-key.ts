import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { publicKeysFrom } from '@console/module/registry'
import { BUILD } from '../sources/workspace-folders.ts'

const KEPT = resolve(BUILD, 'registry-key.pem')

/** The message says what to do. */
export class KeyUnusable extends Error {
  override readonly name = 'KeyUnusable'
}

/**
 * Returns the key that signs what is live: that of REGISTRY_SIGNING_KEY (a PEM text, or a file with one), else one of this
 * workspace, which is made when it is first needed. Throws `KeyUnusable`.
 */
export function signingKey(given: string | undefined = process.env.REGISTRY_SIGNING_KEY, kept = KEPT): KeyObject {
  const key = parsed(given?.trim() ? pemOf(given.trim()) : keptPem(kept))
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new KeyUnusable('The signing key (--key, REGISTRY_SIGNING_KEY) must be an Ed25519 key: openssl genpkey -algorithm ed25519')
  return key
}

function parsed(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}

/** The key of what this machine builds for itself: releasing with another one must not lock it out. */
export const localKey = () => signingKey('')

/**
 * Returns the keys of the registry: those of REGISTRY_PUBLIC_KEY, which must be set to sign with a team's key. Unset, the key that
 * signs is the registry's. Throws `KeyUnusable`.
 */
export function registryKeys(key: KeyObject, given: string | undefined = process.env.REGISTRY_PUBLIC_KEY): readonly KeyObject[] {
  if (!given?.trim()) return [createPublicKey(key)]
  try {
    return publicKeysFrom(given)
  } catch {
    throw new KeyUnusable(
      'REGISTRY_PUBLIC_KEY must be the public key of the registry, as its operator has it printed: npm run registry -- key',
    )
  }
}

function pemOf(given: string): string {
  if (given.startsWith('-----')) return given.replaceAll('\\n', '\n')
  if (!existsSync(given)) throw new KeyUnusable(`There is no file ${given} with the signing key (--key, REGISTRY_SIGNING_KEY)`)
  return readFileSync(given, 'utf8')
}

function keptPem(file: string): string {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
      publicKeyEncoding: { format: 'pem', type: 'spki' },
    })
    mkdirSync(dirname(file), { recursive: true })
    try {
      writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!existsSync(file)) throw error
    }
  }
  return readFileSync(file, 'utf8')
}
