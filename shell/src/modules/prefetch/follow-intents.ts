import type { ConsoleRouter } from '@console/router'
import { linkTarget } from './link-target.ts'

/** How long pointer or focus rests on what it did not merely pass. */
const REST_MS = 65

/**
 * Calls back with each path that the person is about to go to: the pointer or the focus rests on what leads there, or it is pressed.
 * It listens to the whole document, so that no link and no module has to know.
 */
export function followIntents(router: ConsoleRouter, intend: (path: string) => void): void {
  let resting: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointer = ''

  function restOn(target: EventTarget | null): void {
    const path = linkTarget(target, router)
    if (path === resting) return
    clearTimeout(timer)
    resting = path
    if (path) timer = setTimeout(() => intend(path), REST_MS)
  }

  /** What comes under a pointer that stays, as when a menu closes or a list scrolls, was not pointed at. */
  function point(event: PointerEvent): void {
    const before = pointer
    pointer = placeOf(event)
    if (pointer !== before) restOn(event.target)
  }

  /** Within a list the arrows move a mark, while the focus stays on its box. */
  function restOnMarked({ target }: Event): void {
    const marked = target instanceof Element && target.getAttribute('aria-activedescendant')
    if (marked) restOn(document.getElementById(marked))
  }

  function press(event: PointerEvent): void {
    pointer = placeOf(event)
    const path = linkTarget(event.target, router)
    if (path) intend(path)
  }

  document.addEventListener('pointerover', point, { passive: true })
  document.addEventListener('focusin', ({ target }) => restOn(target))
  document.addEventListener('keyup', restOnMarked)
  // Also the first event of a touch, which rests nowhere.
  document.addEventListener('pointerdown', press, { passive: true })
}

const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`
