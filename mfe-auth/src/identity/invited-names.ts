import { keepIn, keptIn } from '@console/session'
import { useCallback, useRef, useState } from 'react'
import * as v from 'valibot'

const KEY = 'console.invited'

const Names = v.object({ first_name: v.string(), last_name: v.string() })
type Names = v.InferOutput<typeof Names>
const StoredNames = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string(), names: Names }))

export interface InvitedNames {
  /** Null if none were typed. */
  readonly names: Names | null
  readonly keep: (names: Names) => void
  readonly forget: () => void
}

/** The names that an invited person has typed, so that a reload of the tab does not lose them. */
export function useInvitedNames(email: string): InvitedNames {
  const [names] = useState(() => namesOf(email))
  // The form still emits after it was sent, and must not keep what was forgotten.
  const isOver = useRef(false)
  const keep = useCallback(
    ({ first_name, last_name }: Names) => {
      if (!isOver.current) keepIn('sessionStorage', KEY, JSON.stringify({ email, names: { first_name, last_name } }))
    },
    [email],
  )
  const forget = useCallback(() => {
    isOver.current = true
    keepIn('sessionStorage', KEY, null)
  }, [])
  return { names, keep, forget }
}

function namesOf(email: string): Names | null {
  const kept = v.safeParse(StoredNames, keptIn('sessionStorage', KEY))
  return kept.success && kept.output.email === email ? kept.output.names : null
}
