import { useRef } from 'react'

/**
 * The `Idempotency-Key` for what a form sends: the same on every retry of the same values, so that a lost answer never
 * makes a second record, and a new one as soon as the values differ.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ readonly body: string; readonly key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
