import { keepIn, keptIn, useStoredText } from '@console/session'
import { useCallback, useEffect, useRef, useState } from 'react'

const PREFIX = 'console.'

interface KeptText {
  readonly text: string | null
  /** False if another tab kept it, and this one goes on from there. */
  readonly isOwn: boolean
}

export interface TabText extends KeptText {
  readonly keep: (text: string) => void
  /** Ends it in the browser; the page that is open goes on with it until it is left. */
  readonly forget: () => void
}

/** A text that each tab has to itself, also after a reload. A new tab starts with the one that any tab kept last. */
export function useTabText(name: string): TabText {
  const [shared, share] = useStoredText(name)
  const [kept, setKept] = useState(() => startOf(name, shared))
  const latest = useRef({ kept, shared })
  useEffect(() => {
    latest.current = { kept, shared }
  })

  const keep = useCallback(
    (text: string) => {
      setKept({ text, isOwn: true })
      keepIn('sessionStorage', PREFIX + name, text)
      share(text)
    },
    [name, share],
  )
  const forget = useCallback(() => {
    keepIn('sessionStorage', PREFIX + name, null)
    // A text that another tab has kept since then is that tab's.
    if (latest.current.shared === latest.current.kept.text) share('')
  }, [name, share])
  return { ...kept, keep, forget }
}

function startOf(name: string, shared: string | null): KeptText {
  const own = keptIn('sessionStorage', PREFIX + name)
  return own === null ? { text: shared, isOwn: false } : { text: own, isOwn: true }
}
