import { useStoredText } from '@console/session'
import { useMemo } from 'react'
import * as v from 'valibot'
import { SentCode } from '../identity/codes/sent-code.ts'

const Kept = v.pipe(v.string(), v.parseJson(), SentCode)

/** The code that was sent last, while it works: for a reload and for other tabs. */
export function useKeptRecovery(): readonly [SentCode | null, (sent: SentCode | null) => void] {
  const [text, store] = useStoredText('recovery')
  const sent = useMemo(() => {
    const kept = text ? v.safeParse(Kept, text) : undefined
    return kept?.success && kept.output.expires > Date.now() ? kept.output : null
  }, [text])
  return [sent, (next) => void store(next ? JSON.stringify(next) : '')]
}
