import { createContext, type FocusEvent, type KeyboardEvent, useState } from 'react'

/** The place of the only box that the Tab key reaches. */
export const TabStopContext = createContext('')

/** Makes the boxes inside one stop of the Tab key, with arrows, Home and End between them. */
export function useRovingTabIndex(first: string) {
  const [stop, setStop] = useState(first)
  return {
    stop,
    keys: {
      onKeyDown: moveFocus,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.at ?? stop),
    },
  }
}

interface Cell {
  readonly row: number
  readonly column: number
}

interface Move {
  readonly leadsTo: (to: Cell, from: Cell) => boolean
  /** The smallest one wins. */
  readonly way: (to: Cell) => number
}

const inRow = (to: Cell, from: Cell) => to.row === from.row
const inColumn = (to: Cell, from: Cell) => to.column === from.column

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: { leadsTo: (to, from) => inColumn(to, from) && to.row < from.row, way: (to) => -to.row },
  ArrowDown: { leadsTo: (to, from) => inColumn(to, from) && to.row > from.row, way: (to) => to.row },
  ArrowLeft: { leadsTo: (to, from) => inRow(to, from) && to.column < from.column, way: (to) => -to.column },
  ArrowRight: { leadsTo: (to, from) => inRow(to, from) && to.column > from.column, way: (to) => to.column },
  Home: { leadsTo: inRow, way: (to) => to.column },
  End: { leadsTo: inRow, way: (to) => -to.column },
}

/** Moves the focus to the nearest box in the direction of the key, past cells without one, or to an end of the row. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key]
  const from = placeOf(event.target)
  if (!move || !from) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')].filter(isShown)
  const ahead = boxes.flatMap((box) => {
    const place = placeOf(box)
    return place && move.leadsTo(place, from) ? [{ box, way: move.way(place) }] : []
  })
  const nearest = ahead.toSorted((a, b) => a.way - b.way)[0]
  if (!nearest) return
  event.preventDefault()
  nearest.box.focus()
}

function placeOf(target: EventTarget): Cell | null {
  const [row, column] = (target as HTMLElement).dataset.at?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const isShown = (box: HTMLElement) => box.closest('[hidden]') === null && getComputedStyle(box).display !== 'none'
