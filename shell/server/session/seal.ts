import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** 256 random bits for a cookie. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store knows of a session's id: who reads the store cannot make the cookie. */
export function keyOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}

export interface Seal {
  /** `owner` is bound in: sealed text moved to another owner does not open. */
  close(text: string, owner: string): string
  /** Null where the text was altered, or sealed for another owner or under another key. */
  open(sealed: string, owner: string): string | null
}

/** Seals texts with AES-256-GCM under a key made from the secret. */
export function sealWith(secret: string): Seal {
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
