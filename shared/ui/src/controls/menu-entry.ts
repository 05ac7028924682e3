import type { ReactElement, ReactNode } from 'react'

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
