import { cloneElement, useState } from 'react'
import { LoadFailure, lazyPart } from '../lazy-part.tsx'
import { preloadHandlers } from '../preload-handlers.ts'
import type { MenuProps } from './menu-entry.ts'

const OpenMenu = lazyPart(
  () => import('./open-menu.tsx'),
  (file) => file.OpenMenu,
)

/** Fetches the menu's code ahead of the first press. Resolves to whether it is there now. */
export const preloadMenu = OpenMenu.preload

/** A button with a menu. Pointing at the button fetches the menu's code, pressing it opens the menu. */
export function Menu({ trigger, entries, placement = 'bottom-end', defaultOpen = false }: MenuProps) {
  const [state, setState] = useState<'closed' | 'opened' | 'failed'>(defaultOpen ? 'opened' : 'closed')
  // The button stays and keeps the focus until the menu can take its place.
  const open = async () => setState((await OpenMenu.preload()) ? 'opened' : 'failed')
  if (state === 'opened') return <OpenMenu trigger={trigger} entries={entries} placement={placement} />
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => void open(),
        ...preloadHandlers(OpenMenu),
      })}
      {state === 'failed' ? <LoadFailure onRetry={open} onClose={() => setState('closed')} /> : null}
    </>
  )
}
