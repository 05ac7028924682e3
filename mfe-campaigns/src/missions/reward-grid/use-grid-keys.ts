import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { GridCell } from './grid-edits.ts'
import { cellCount, type Range, rangeBetween } from './grid-range.ts'

/** `typed` is the text of a cell that is being edited. */
export interface Active extends GridCell {
  /** Other end of the selection, if it has more than this cell. */
  readonly from?: GridCell | undefined
  readonly typed?: string | undefined
}

interface Uses {
  readonly rows: number
  readonly columns: number
  readonly textAt: (place: GridCell) => string
  /** Text for the clipboard. */
  readonly copied: (range: Range) => string
  readonly onType: (place: GridCell, text: string) => void
  readonly onEmpty: (range: Range) => void
  readonly onFill: (range: Range) => void
  readonly onPaste: (range: Range, text: string) => void
  /** The selection has changed; `count` is 1 for a single cell. */
  readonly onChoose: (count: number) => void
}

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/** Arrows move, with Shift they select; Enter or any letter edits, Escape cancels, Delete empties, Ctrl+D fills down. */
export function useGridKeys({ rows, columns, textAt, copied, onType, onEmpty, onFill, onPaste, onChoose }: Uses) {
  const [active, setActive] = useState<Active>({ row: 0, column: 0 })
  const { row, column, typed, from } = active
  const range = rangeBetween(active, from ?? active)
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

  function go(to: GridCell): void {
    if (from) onChoose(1)
    setActive({ row: to.row, column: to.column })
  }

  /** Extends the selection from where it began. */
  function extendTo(to: GridCell): void {
    const start = from ?? { row, column }
    setActive({ ...to, from: start })
    onChoose(cellCount(rangeBetween(start, to)))
  }

  function move(down: number, right: number, goes = go): void {
    goes({ row: within(row + down, rows), column: within(column + right, columns) })
  }

  function commit(): void {
    if (typed !== undefined) onType(active, typed)
  }

  function onEditKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // If the grid is in a dialog, the dialog stays open.
      event.stopPropagation()
      setActive({ row, column })
      return
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    commit()
    if (event.key === 'Enter') move(event.shiftKey ? -1 : 1, 0)
    else move(0, event.shiftKey ? -1 : 1)
  }

  function onMoveKey(event: KeyboardEvent): void {
    const step = MOVES[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    if (step) move(...step, event.shiftKey ? extendTo : go)
    else if (isCommand && event.key.toLowerCase() === 'd') onFill(range)
    else if (isCommand || event.altKey) return
    else if (event.key === 'Enter' || event.key === 'F2') setActive({ row, column, typed: textAt(active) })
    else if (event.key === 'Delete' || event.key === 'Backspace') onEmpty(range)
    else if (event.key === 'Escape' && from) {
      // If the grid is in a dialog, the dialog stays open.
      event.stopPropagation()
      go(active)
    } else if (event.key.length === 1) setActive({ row, column, typed: event.key })
    else return
    event.preventDefault()
  }

  return {
    active,
    range,
    edit: (text: string) => setActive({ row, column, typed: text }),
    choose: go,
    extendTo,
    /** The focus left the cell: what is typed stays. */
    leave() {
      commit()
      setActive({ row, column })
    },
    begin: (place: GridCell) => setActive({ row: place.row, column: place.column, typed: textAt(place) }),
    onKeyDown: (event: KeyboardEvent) => (typed === undefined ? onMoveKey(event) : onEditKey(event)),
    onPaste(event: ClipboardEvent) {
      if (typed !== undefined) return
      event.preventDefault()
      onPaste(range, event.clipboardData.getData('text/plain'))
    },
    onCopy(event: ClipboardEvent) {
      if (typed !== undefined) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', copied(range))
    },
  }
}
