import { type RefObject, useEffect, useRef } from 'react'

/** Tells how much of the window something that stays in sight covers, in pixels, whenever that changes; undefined when it is gone. */
export function useCoveredHeight(place: RefObject<HTMLElement | null>, tell: (covered: number | undefined) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const observer = new ResizeObserver(([seen]) => {
      const isInSight = seen && getComputedStyle(seen.target).position === 'sticky'
      latest.current(isInSight ? (seen.target as HTMLElement).offsetHeight : undefined)
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      latest.current(undefined)
    }
  }, [place])
}
