import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BUILD } from '../sources/workspace-folders.ts'

const KEPT = resolve(BUILD, 'registry-key.pem')

/**
 * Returns the key that signs what is live: that of REGISTRY_SIGNING_KEY (a PEM text, or a file with one), else one of this
 * workspace, which is made when it is first needed.
 */
export function signingKey(given: string | undefined = process.env.REGISTRY_SIGNING_KEY, kept = KEPT): KeyObject {
  const key = createPrivateKey(given?.trim() ? pemOf(given.trim()) : keptPem(kept))
  if (key.asymmetricKeyType !== 'ed25519')
    throw new TypeError('REGISTRY_SIGNING_KEY must be an Ed25519 key: openssl genpkey -algorithm ed25519')
  return key
}

/** The key of what this machine builds for itself: releasing with another one must not lock it out. */
export const localKey = () => signingKey('')

/** The public half as one line, for the host's REGISTRY_PUBLIC_KEY. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}

const pemOf = (given: string) => (given.startsWith('-----') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8'))

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
