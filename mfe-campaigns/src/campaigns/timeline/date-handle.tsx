import { daysFrom, type Span } from '@console/entities'
import { useFormats } from '@console/i18n'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { draggedTo } from './dragged-to.ts'
import type { DateField } from './use-change-date.ts'

interface Props {
  readonly from: string
  readonly field: DateField
  readonly span: Span
  /** Milliseconds since 1970; dates up to then cannot be chosen. */
  readonly after?: number | undefined
  /** Called with the date while dragging, and with undefined once the bar is back. */
  readonly onMove: (value: string | undefined) => void
  readonly onDrop: (value: string) => void
}

/** Drags an end of a bar by whole days; Escape cancels. Without dragging, the menu of the line leads to the form. */
export function DateHandle({ from, field, span, after, onMove, onDrop }: Props) {
  const { timeZone } = useFormats()
  const grip = useRef<{ readonly x: number; readonly width: number; readonly from: string }>(null)
  const value = useRef<string>(undefined)
  const [isHeld, setHeld] = useState(false)

  function take(event: PointerEvent<HTMLElement>): void {
    const track = event.currentTarget.closest<HTMLElement>('[data-part=track]')
    if (event.button !== 0 || !track) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, width: track.clientWidth, from }
    value.current = undefined
    setHeld(true)
  }

  function move({ clientX }: PointerEvent): void {
    if (!grip.current) return
    const { x, width, from: was } = grip.current
    const days = Math.round(((clientX - x) / width) * daysFrom(span.firstDay, span.nextDay))
    value.current = draggedTo(was, days, { after, timeZone })
    onMove(value.current)
  }

  function release(isDropped: boolean): void {
    if (!grip.current) return
    grip.current = null
    setHeld(false)
    if (isDropped && value.current !== undefined) onDrop(value.current)
    else onMove(undefined)
  }

  useEffect(() => {
    if (!isHeld) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && release(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <div
      data-handle={field}
      data-held={isHeld || undefined}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={() => release(true)}
      onPointerCancel={() => release(false)}
    />
  )
}
