import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { useLate } from '../late.ts'

/** What a menu shows, as data: its parts are fetched only when somebody is about to open one. */
export type MenuEntry =
  | {
      readonly kind: 'item'
      readonly id: string
      readonly label: string
      readonly icon?: string
      readonly onSelect: () => void
      readonly danger?: boolean
    }
  /** One of several, such as the theme. */
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly value: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
      readonly onChange: (value: string) => void
    }
  | { readonly kind: 'heading'; readonly title: ReactNode; readonly text?: ReactNode }
  | { readonly kind: 'separator' }

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<TriggerProps>
  readonly entries: readonly MenuEntry[]
  readonly placement?: 'bottom-start' | 'bottom-end'
}

interface TriggerProps {
  readonly onClick?: () => void
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
}

const load = () => import('./open-menu.tsx')

/** A button with a menu. Pointing at the button fetches the menu's code, pressing it opens the menu. */
export function Menu({ trigger, entries, placement = 'bottom-end' }: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const late = useLate(load, isWanted, () => setWanted(false))
  const prepare = () => void load().catch(() => {})
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  })
  return late && isWanted ? <late.OpenMenu trigger={trigger} entries={entries} placement={placement} /> : closed
}
