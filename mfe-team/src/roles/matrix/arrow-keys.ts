import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the next box in the direction of the arrow, over cells that have none. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const from = placeOf(event.target)
  if (!step || !from) return
  const [down, right] = step
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')].filter(isShown)
  const ahead = boxes.flatMap((box) => {
    const place = placeOf(box)
    if (!place) return []
    const isInLine = down === 0 ? place.row === from.row : place.column === from.column
    const distance = (place.row - from.row) * down + (place.column - from.column) * right
    return isInLine && distance > 0 ? [{ box, distance }] : []
  })
  const nearest = ahead.toSorted((a, b) => a.distance - b.distance)[0]
  if (!nearest) return
  event.preventDefault()
  nearest.box.focus()
}

function placeOf(target: EventTarget): { readonly row: number; readonly column: number } | null {
  const [row, column] = (target as HTMLElement).dataset.at?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const isShown = (box: HTMLElement) => box.closest('[hidden]') === null && getComputedStyle(box).display !== 'none'
