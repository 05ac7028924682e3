import { useEffect, useState } from 'react'

/** How long typing has to pause (milliseconds) before the console finds names, filters a list, checks a value, or computes something. */
export const TYPING_PAUSE_MS = { find: 200, filter: 300, check: 400, compute: 600 } as const

/** Returns a text as soon as it has not changed for a pause, so that a call is not made with every key. */
export function useSettled(value: string, pause: number = TYPING_PAUSE_MS.check): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
