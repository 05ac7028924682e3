import { type RefObject, useLayoutEffect, useState } from 'react'

/** Lines are drawn by the dozen, and some beyond the window, so that scrolling finds them there. */
const STEP = 12
const AHEAD = 24
/** Before anything is measured. */
const FIRST = 36

interface Lines {
  readonly first: number
  /** The first that is not drawn. */
  readonly end: number
}

/** Returns the lines in or near the window; all have the same height. */
export function useVisibleLines(list: RefObject<HTMLElement | null>, count: number): Lines {
  const [lines, setLines] = useState<Lines>({ first: 0, end: FIRST })
  useLayoutEffect(() => {
    function look(): void {
      const box = list.current?.getBoundingClientRect()
      if (!box) return
      const next = linesWithin(box, count, innerHeight)
      setLines((now) => (now.first === next.first && now.end === next.end ? now : next))
    }
    look()
    const passive = { passive: true, capture: true } as const
    addEventListener('scroll', look, passive)
    addEventListener('resize', look, passive)
    return () => {
      removeEventListener('scroll', look, passive)
      removeEventListener('resize', look, passive)
    }
  }, [list, count])
  return lines
}

/** Returns the lines of a box that the window shows; all of them for a box without a height, which is not laid out. */
export function linesWithin({ top, height }: Pick<DOMRect, 'top' | 'height'>, count: number, windowHeight: number): Lines {
  const line = height / count
  if (!(line > 0)) return { first: 0, end: count }
  const first = Math.floor((-top / line - AHEAD) / STEP) * STEP
  const end = Math.ceil(((windowHeight - top) / line + AHEAD) / STEP) * STEP
  return { first: Math.max(0, first), end: Math.min(count, Math.max(end, 0)) }
}
