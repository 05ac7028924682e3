import { useMemo } from 'react'
import * as v from 'valibot'
import { SentCode } from '../identity/codes/sent-code.ts'
import { useTabText } from '../identity/use-tab-text.ts'

const Stored = v.pipe(v.string(), v.parseJson(), SentCode)

export interface StoredRecovery {
  /** Null once it has expired. */
  readonly sent: SentCode | null
  readonly keep: (sent: SentCode) => void
  readonly forget: () => void
}

/** Kept for a reload and for new tabs. */
export function useStoredRecovery(): StoredRecovery {
  const { text, keep, forget } = useTabText('recovery')
  const sent = useMemo(() => {
    const stored = text ? v.safeParse(Stored, text) : undefined
    return stored?.success && stored.output.expires > Date.now() ? stored.output : null
  }, [text])
  return { sent, keep: (next) => keep(JSON.stringify(next)), forget }
}
