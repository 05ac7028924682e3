import { useCallback, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { SentCode } from '../identity/codes/sent-code.ts'
import { useTabText } from '../identity/use-tab-text.ts'

/** Two days: long enough to go on tomorrow, and not for ever on a computer that others use. */
const KEEP_MS = 2 * 24 * 60 * 60 * 1000

const line = v.optional(v.string(), '')
/** The typed values that are no secret. */
export const Typed = v.object({ first_name: line, last_name: line, publisher_name: line, publisher_code: line, note: line })
export type Typed = v.InferOutput<typeof Typed>

const Stored = v.object({ at: v.number(), email: line, sent: v.nullish(SentCode), typed: Typed })
type Stored = Omit<v.InferOutput<typeof Stored>, 'at'>

const NOTHING = { email: '', sent: null, typed: v.parse(Typed, {}) } as const

export interface StoredRegistration {
  readonly email: string
  readonly sent: SentCode | null
  readonly typedFor: (email: string) => Typed
  readonly keep: (change: Partial<Stored>) => void
  readonly forget: () => void
}

/** A reload loses nothing but secrets, and a new tab goes on with it. */
export function useStoredRegistration(): StoredRegistration {
  const { text, isOwn, keep: keepText, forget: forgetText } = useTabText('registration')
  const stored = useMemo(() => storedIn(text, Date.now()), [text])
  // The form still emits after it was sent, and must not keep what was forgotten.
  const isOver = useRef(false)
  const typedFor = useCallback(
    // Details that were typed in another tab belong to the address that was entered there.
    (email: string) => (isOwn || email === stored.email ? stored.typed : NOTHING.typed),
    [isOwn, stored],
  )
  const keep = useCallback(
    (change: Partial<Stored>) => {
      if (isOver.current) return
      const { email = stored.email } = change
      const before = email === stored.email ? stored : { ...NOTHING, typed: typedFor(email) }
      keepText(JSON.stringify({ ...before, ...change, at: Date.now() }))
    },
    [keepText, stored, typedFor],
  )
  const forget = useCallback(() => {
    isOver.current = true
    forgetText()
  }, [forgetText])
  return { email: stored.email, sent: stored.sent ?? null, typedFor, keep, forget }
}

function storedIn(text: string | null, now: number): Stored {
  const stored = text ? v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text) : undefined
  return stored?.success && stored.output.at > now - KEEP_MS ? stored.output : NOTHING
}
