import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** Returns `value` as soon as it has not changed for a moment, so that a call is not made with every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
