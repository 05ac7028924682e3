import { useEffect, useState } from 'react'

const TICK_MS = 1000

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0; by the clock, since a computer that sleeps does not count. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  useEffect(() => {
    const count = () => {
      const now = secondsUntil(moment)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(count, TICK_MS)
    count()
    return () => clearInterval(timer)
  }, [moment])
  return left
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
