import { Menu as ChakraMenu, Portal } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement
  readonly children: ReactNode
  readonly placement?: 'bottom-start' | 'bottom-end'
}

export function Menu({ trigger, children, placement = 'bottom-end' }: MenuProps) {
  return (
    <ChakraMenu.Root positioning={{ placement }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content minW="52">{children}</ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  )
}

interface MenuItemProps {
  readonly value: string
  readonly onSelect?: () => void
  readonly danger?: boolean
  readonly children: ReactNode
}

export function MenuItem({ value, onSelect, danger = false, children }: MenuItemProps) {
  return (
    <ChakraMenu.Item value={value} {...(onSelect ? { onSelect } : {})} {...(danger ? { color: 'fg.error' } : {})}>
      {children}
    </ChakraMenu.Item>
  )
}

/** An item that is a link: `children` is the anchor. */
export function MenuLink({ value, children }: { readonly value: string; readonly children: ReactElement }) {
  return (
    <ChakraMenu.Item value={value} asChild>
      {children}
    </ChakraMenu.Item>
  )
}

interface MenuChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** One of several, such as the theme. */
export function MenuChoice({ label, value, options, onChange }: MenuChoiceProps) {
  return (
    <ChakraMenu.RadioItemGroup value={value} onValueChange={(details) => onChange(details.value)}>
      <ChakraMenu.ItemGroupLabel>{label}</ChakraMenu.ItemGroupLabel>
      {options.map((option) => (
        <ChakraMenu.RadioItem key={option.value} value={option.value}>
          <ChakraMenu.ItemIndicator />
          {option.label}
        </ChakraMenu.RadioItem>
      ))}
    </ChakraMenu.RadioItemGroup>
  )
}

export const MenuSeparator = ChakraMenu.Separator
