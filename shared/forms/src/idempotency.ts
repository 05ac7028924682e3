import { useState } from 'react'

export interface IdempotencyKeys {
  /** The key for what is sent: the same on every retry of the same values, a new one as soon as they differ. */
  readonly keyFor: (body: unknown) => string
  /** The key under which exactly these values were sent, if they were. */
  readonly sentAs: (body: unknown) => string | undefined
  /** Goes on with a key of an earlier life of the page. */
  readonly resume: (body: unknown, key: string) => void
}

export function idempotencyKeys(): IdempotencyKeys {
  let last: { readonly text: string; readonly key: string } | undefined
  const sentAs = (body: unknown) => (last?.text === textOf(body) ? last.key : undefined)
  const resume = (body: unknown, key: string) => {
    last = { text: textOf(body), key }
  }
  return {
    sentAs,
    resume,
    keyFor(body) {
      const key = sentAs(body) ?? crypto.randomUUID()
      resume(body, key)
      return key
    },
  }
}

/** The order in which a form lists its fields says nothing. */
function textOf(body: unknown): string {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  return JSON.stringify(isRecord ? Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)) : body)
}

/**
 * The `Idempotency-Key` for what a form sends: the same on every retry of the same values, so that a lost answer never
 * makes a second record, and a new one as soon as the values differ.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keys] = useState(idempotencyKeys)
  return keys.keyFor
}
