import type { ReactElement, ReactNode } from 'react'
import type { Preloadable } from '../preload-handlers.ts'

/** Data, so that a menu's code is fetched only when someone is about to open one. */
export type MenuEntry =
  | {
      readonly kind: 'item'
      readonly id: string
      readonly label: string
      readonly icon?: string
      readonly onSelect: () => void
      readonly danger?: boolean
      /** The entry stays within reach of the keys and shows the reason. */
      readonly disabledReason?: string | undefined
      readonly opens?: Preloadable | undefined
    }
  | { readonly kind: 'link'; readonly id: string; readonly label: string; readonly to: string }
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly value: string
      readonly options: readonly MenuOption[]
      readonly onChange: (value: string) => void
    }
  | { readonly kind: 'heading'; readonly title: ReactNode; readonly text?: ReactNode }
  | { readonly kind: 'separator' }

export interface MenuOption {
  readonly value: string
  readonly label: string
  readonly text?: string
  readonly mark?: ReactNode
}

export interface MenuProps {
  readonly trigger: ReactElement<TriggerProps>
  readonly entries: readonly MenuEntry[]
  readonly placement?: 'bottom-start' | 'bottom-end'
  /** Opening was asked for before it is drawn. */
  readonly defaultOpen?: boolean
}

interface TriggerProps {
  readonly onClick?: () => void
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
}
