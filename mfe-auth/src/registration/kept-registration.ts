import { useStoredText } from '@console/session'
import { useCallback, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { SentCode } from '../identity/codes/sent-code.ts'

/** Two days: long enough to go on tomorrow, and not for ever on a computer that others use. */
const KEEP_MS = 2 * 24 * 60 * 60 * 1000

const line = v.optional(v.string(), '')
/** What was typed of a registration and is no secret. */
export const Typed = v.object({ first_name: line, last_name: line, publisher_name: line, publisher_code: line, note: line })
export type Typed = v.InferOutput<typeof Typed>

const Kept = v.object({ at: v.number(), email: line, sent: v.nullish(SentCode), typed: Typed })
type Kept = v.InferOutput<typeof Kept>

const NOTHING = { email: '', sent: null, typed: v.parse(Typed, {}) } as const

export interface KeptRegistration {
  readonly email: string
  /** The code that was sent last. */
  readonly sent: SentCode | null
  readonly typed: Typed
  readonly keep: (change: Partial<Omit<Kept, 'at'>>) => void
  readonly forget: () => void
}

/** What a registration has come to, for all tabs of this browser: a reload loses nothing of it but secrets. */
export function useKeptRegistration(): KeptRegistration {
  const [text, store] = useStoredText('registration')
  const kept = useMemo(() => keptIn(text, Date.now()), [text])
  // The form settles after it was sent, and must not keep again what was forgotten.
  const isOver = useRef(false)
  const keep = useCallback(
    (change: Partial<Omit<Kept, 'at'>>) => {
      if (!isOver.current) store(JSON.stringify({ ...kept, ...change, at: Date.now() }))
    },
    [store, kept],
  )
  const forget = useCallback(() => {
    isOver.current = true
    store('')
  }, [store])
  return { email: kept.email, sent: kept.sent ?? null, typed: kept.typed, keep, forget }
}

function keptIn(text: string | null, now: number): Omit<Kept, 'at'> {
  const kept = text ? v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text) : undefined
  return kept?.success && kept.output.at > now - KEEP_MS ? kept.output : NOTHING
}
