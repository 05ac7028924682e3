import { useCallback, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { SentCode } from '../identity/codes/sent-code.ts'
import { useTabText } from '../identity/use-tab-text.ts'

/** Two days: long enough to go on tomorrow, and not for ever on a computer that others use. */
const KEEP_MS = 2 * 24 * 60 * 60 * 1000

const line = v.optional(v.string(), '')
/** What was typed of a registration and is no secret. */
export const Typed = v.object({ first_name: line, last_name: line, publisher_name: line, publisher_code: line, note: line })
export type Typed = v.InferOutput<typeof Typed>

const Kept = v.object({ at: v.number(), email: line, sent: v.nullish(SentCode), typed: Typed })
type Kept = Omit<v.InferOutput<typeof Kept>, 'at'>

const NOTHING = { email: '', sent: null, typed: v.parse(Typed, {}) } as const

export interface StoredRegistration {
  readonly email: string
  /** The code that was sent last. */
  readonly sent: SentCode | null
  /** What was typed, for a registration with this address. */
  readonly typedFor: (email: string) => Typed
  readonly keep: (change: Partial<Kept>) => void
  readonly forget: () => void
}

/** What a registration has come to in this tab: a reload loses nothing of it but secrets, and a new tab goes on with it. */
export function useStoredRegistration(): StoredRegistration {
  const { text, isOwn, keep: keepText, forget: forgetText } = useTabText('registration')
  const kept = useMemo(() => keptIn(text, Date.now()), [text])
  // The form settles after it was sent, and must not keep again what was forgotten.
  const isOver = useRef(false)
  const typedFor = useCallback(
    // Details that were typed in another tab belong to the address that was entered there.
    (email: string) => (isOwn || email === kept.email ? kept.typed : NOTHING.typed),
    [isOwn, kept],
  )
  const keep = useCallback(
    (change: Partial<Kept>) => {
      if (isOver.current) return
      const { email = kept.email } = change
      const before = email === kept.email ? kept : { ...NOTHING, typed: typedFor(email) }
      keepText(JSON.stringify({ ...before, ...change, at: Date.now() }))
    },
    [keepText, kept, typedFor],
  )
  const forget = useCallback(() => {
    isOver.current = true
    forgetText()
  }, [forgetText])
  return { email: kept.email, sent: kept.sent ?? null, typedFor, keep, forget }
}

function keptIn(text: string | null, now: number): Kept {
  const kept = text ? v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text) : undefined
  return kept?.success && kept.output.at > now - KEEP_MS ? kept.output : NOTHING
}
