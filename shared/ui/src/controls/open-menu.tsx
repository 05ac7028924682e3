import { Box, Menu as ChakraMenu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { Link } from '@console/router'
import { useRef } from 'react'
import { preloadHandlers } from '../preload-handlers.ts'
import { Icon } from './icons.tsx'
import type { MenuEntry, MenuProps } from './menu-entry.ts'

/**
 * The menu itself, drawn beside its button and therefore within the same landmark. It opens as soon as its code is loaded, because
 * someone has already pressed the button.
 */
export function OpenMenu({ trigger, entries, placement = 'bottom-end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useRef(true)
  /** On a slow machine the menu takes the focus again after giving it back, and would lose it as it goes. */
  const giveBack = () => {
    if (!isOpen.current) button.current?.focus()
  }
  return (
    <ChakraMenu.Root
      recipe={menuSlotRecipe}
      defaultOpen
      positioning={{ placement, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        isOpen.current = open
      }}
    >
      <ChakraMenu.Trigger ref={button} asChild>
        {trigger}
      </ChakraMenu.Trigger>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content minW="52" maxH="80vh" borderWidth="1px" borderColor="border" onFocus={giveBack}>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are fixed while the menu is open
            <Entry key={at} entry={entry} />
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  )
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <ChakraMenu.Separator />
    case 'heading':
      return (
        <Box px="2" py="2">
          <Text fontWeight="medium">{entry.title}</Text>
          {entry.text ? (
            <Text textStyle="xs" color="fg.muted">
              {entry.text}
            </Text>
          ) : null}
        </Box>
      )
    case 'item':
      return <Item entry={entry} />
    case 'link':
      return (
        <ChakraMenu.Item value={entry.id} asChild>
          <Link to={entry.to}>{entry.label}</Link>
        </ChakraMenu.Item>
      )
    case 'choice':
      return (
        <ChakraMenu.RadioItemGroup value={entry.value} onValueChange={(details) => entry.onChange(details.value)}>
          <ChakraMenu.ItemGroupLabel>{entry.label}</ChakraMenu.ItemGroupLabel>
          {entry.options.map((option) => (
            <ChakraMenu.RadioItem key={option.value} value={option.value}>
              <ChakraMenu.ItemIndicator />
              {option.mark}
              <Box minW="0">
                {option.label}
                {option.text ? (
                  <Text textStyle="xs" color="fg.muted">
                    {option.text}
                  </Text>
                ) : null}
              </Box>
            </ChakraMenu.RadioItem>
          ))}
        </ChakraMenu.RadioItemGroup>
      )
  }
}

function Item({ entry }: { readonly entry: Extract<MenuEntry, { readonly kind: 'item' }> }) {
  const { id, label, icon, danger, disabledReason, opens } = entry
  const isBlocked = disabledReason !== undefined
  // On the click (a chosen item is clicked by the keyboard too): `onSelect` is lost where the pointer's highlight comes late.
  // The menu's own `disabled` would take it out of reach of the keys, and the reason with it.
  return (
    <ChakraMenu.Item
      value={id}
      closeOnSelect={!isBlocked}
      {...(isBlocked
        ? {
            'aria-disabled': true,
            'aria-label': label,
            'aria-description': disabledReason,
            color: 'fg.muted',
            cursor: 'default',
            _disabled: { opacity: '1' },
          }
        : { onClick: entry.onSelect, ...preloadHandlers(opens), ...(danger ? { color: 'fg.error' } : {}) })}
    >
      {icon ? <Icon id={icon} size={16} /> : null}
      {isBlocked ? (
        <Box maxW="64">
          {label}
          <Text textStyle="xs">{disabledReason}</Text>
        </Box>
      ) : (
        label
      )}
    </ChakraMenu.Item>
  )
}
