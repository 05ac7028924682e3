import { type RefObject, useEffect, useRef } from 'react'

/** Tells how much of the window a sticky element covers, in pixels, whenever that changes; undefined when it is gone. */
export function useCoveredHeight(place: RefObject<HTMLElement | null>, tell: (covered: number | undefined) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const measure = () => {
      const isInSight = place.current && getComputedStyle(place.current).position === 'sticky'
      latest.current(isInSight ? place.current?.offsetHeight : undefined)
    }
    const observer = new ResizeObserver(measure)
    if (place.current) observer.observe(place.current)
    // In a window that becomes low, what was sticky may no longer be, at the same height.
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      latest.current(undefined)
    }
  }, [place])
}
