import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function newSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash of a session's id, which the store keeps: nobody who reads the store can make the cookie. */
export function keyOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}

export interface Seal {
  /** Seals a text for an `owner`: moved to another owner, it does not open. */
  close(text: string, owner: string): string
  /** Opens a sealed text; null if it was altered, or sealed for another owner or with another key. */
  open(sealed: string, owner: string): string | null
}

/**
 * Returns functions that seal and open texts with AES-256-GCM, with a key derived from the secret. What was sealed with one of
 * the `fallbacks` opens too, so that a secret can be replaced while sessions last.
 */
export function sealWith(secret: string, fallbacks: readonly string[] = []): Seal {
  const newest = sealWithOne(secret)
  const all = [newest, ...fallbacks.map(sealWithOne)]
  return {
    close: newest.close,
    open(sealed, owner) {
      for (const one of all) {
        const text = one.open(sealed, owner)
        if (text !== null) return text
      }
      return null
    },
  }
}

function sealWithOne(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'console session tokens', 32))
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
