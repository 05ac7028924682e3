import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** Returns a text as soon as it has not changed for a moment (milliseconds), so that a call is not made with every key. */
export function useSettled(value: string, pause = PAUSE_MS): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
