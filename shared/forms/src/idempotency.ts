import { type Failure, isRefusal } from '@console/api'

/** The `Idempotency-Key` of each request, so that a lost response never makes a second record. */
export interface IdempotencyKeys {
  /** The key for what is sent: the same on every retry of the same values, until they are refused. */
  readonly keyFor: (body: unknown) => string
  /** The key under which exactly these values were sent, if they were. */
  readonly sentAs: (body: unknown) => string | undefined
  /** Goes on with a key from before a reload. */
  readonly resume: (body: unknown, key: string) => void
  /** Says how sending failed. A refusal ends the key: sent once more, the same values are a new request, since its reason may be gone. */
  readonly failed: (body: unknown, failure: Failure) => void
}

export function idempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>()
  const sentAs = (body: unknown) => keys.get(textOf(body))
  const resume = (body: unknown, key: string) => void keys.set(textOf(body), key)
  return {
    sentAs,
    resume,
    keyFor(body) {
      const key = sentAs(body) ?? crypto.randomUUID()
      resume(body, key)
      return key
    },
    failed(body, failure) {
      if (isRefusal(failure)) keys.delete(textOf(body))
    },
  }
}

/** The order of fields does not count. */
function textOf(body: unknown): string {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  return JSON.stringify(isRecord ? Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)) : body)
}
