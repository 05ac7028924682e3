import { countdown } from '@console/forms'
import { useEffect, useState } from 'react'

const TICK_MS = 1000

/** Whole seconds until a moment of the device's clock (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => seconds(moment - Date.now()))
  useEffect(() => {
    const rest = countdown(moment - Date.now())
    const count = () => {
      const now = seconds(rest())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(count, TICK_MS)
    count()
    return () => clearInterval(timer)
  }, [moment])
  return left
}

const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000))
